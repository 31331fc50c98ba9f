import { sendCall } from '@comanda/client/api/send-call.ts';
import { undoDeliveryAreas } from '@comanda/contract/delivery-areas/delivery-areas.calls';
import type { AreasChanged } from '@comanda/contract/delivery-areas/delivery-areas.wire';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepUndos, readUndos } from './kept-undos.ts';
import { tellFailure } from './tell-failure.ts';
import { areaTexts } from './texts.ts';

const UNDO_MS = 10_000;

interface UndoSetting {
  take: (answer: AreasChanged) => void;
  refresh: () => Promise<unknown>;
  /** What was said of rows before holds no longer. */
  onUndone: () => void;
}

/** The ways back of this screen's changes: each is offered once it is saved, the last one stays at hand. */
export function useAreaUndos(storeId: number, { take, refresh, onUndone }: UndoSetting) {
  const [undos, setUndos] = useState(() => readUndos(storeId));
  useEffect(() => keepUndos(storeId, undos), [storeId, undos]);

  const undo = useCallback(
    async (batchId: string) => {
      setUndos((before) => before.filter((each) => each.batchId !== batchId));
      try {
        take(await sendCall(undoDeliveryAreas, { batchId }));
        onUndone();
        toast.success(areaTexts.undone);
      } catch (error) {
        tellFailure(error);
        await refresh();
      }
    },
    [take, refresh, onUndone],
  );

  /** While the line at the foot offers it, it stands there alone. */
  const [isOffered, setOffered] = useState(false);
  const offered = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(offered.current), []);

  /** Remembers the way back of a change, and offers it. */
  const offerUndo = useCallback(
    ({ batchId }: AreasChanged, text: string) => {
      if (batchId === null) return;
      clearTimeout(offered.current);
      offered.current = window.setTimeout(setOffered, UNDO_MS, false);
      setOffered(true);
      setUndos((before) => [...before, { batchId, at: Date.now() }]);
      const action = {
        text: areaTexts.undo,
        key: 'delivery-areas',
        lastsMs: UNDO_MS,
        run: () => void undo(batchId),
      };
      toast.success(text, { action });
    },
    [undo],
  );

  const last = undos.at(-1)?.batchId;
  return {
    offerUndo,
    /** Takes the last change of this screen back; null where there is none. */
    undoLast: useMemo(
      () => (last === undefined || isOffered ? null : () => void undo(last)),
      [last, isOffered, undo],
    ),
  };
}
