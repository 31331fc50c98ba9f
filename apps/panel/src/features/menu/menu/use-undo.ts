import { undoMenuChange } from '@comanda/contract/menu/menu/menu-batches.calls';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useCallback, useRef } from 'react';
import { useMenuCall } from './menu-query.ts';
import { menuTexts } from './texts.ts';

const UNDO_MS = 10_000;

/** Shows a message about a change of the menu, with an undo action for a while. */
export function useUndo() {
  const undoing = useMenuCall(undoMenuChange);
  const run = useRef(undoing.run);
  run.current = undoing.run;
  const offer = useCallback((text: string, undo: () => void) => {
    toast.success(text, { action: { text: menuTexts.undo, key: 'menu', lastsMs: UNDO_MS, run: undo } });
  }, []);
  const offerBatch = useCallback(
    (text: string, batchId: string) =>
      offer(text, async () => {
        const undone = await run.current({ batchId });
        if (undone === null) return;
        toast.success(menuTexts.undone);
        for (const warning of undone.warnings ?? []) toast.info(warning, { durationMs: UNDO_MS });
      }),
    [offer],
  );
  return { offer, offerBatch };
}
