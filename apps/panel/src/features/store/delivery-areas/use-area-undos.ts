import { sendCall } from '@comanda/client/api/send-call.ts';
import { undoDeliveryAreas } from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import type { AreasChanged } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showFailure } from './show-failure.ts';
import { readUndos, saveUndos } from './stored-undos.ts';
import { areaTexts } from './texts.ts';

const UNDO_MS = 10_000;

interface UndoSetting {
  take: (answer: AreasChanged) => void;
  refresh: () => Promise<unknown>;
  /** Called after an undo, to clear the messages of the rows. */
  onUndone: () => void;
}

/** Offers an undo after each saved change. The last undo stays available on the screen. */
export function useAreaUndos(storeId: number, { take, refresh, onUndone }: UndoSetting) {
  const [undos, setUndos] = useState(() => readUndos(storeId));
  useEffect(() => saveUndos(storeId, undos), [storeId, undos]);

  const undo = useCallback(
    async (batchId: string) => {
      setUndos((before) => before.filter((each) => each.batchId !== batchId));
      try {
        take(await sendCall(undoDeliveryAreas, { batchId }));
        onUndone();
        toast.success(areaTexts.undone);
      } catch (error) {
        showFailure(error);
        await refresh();
      }
    },
    [take, refresh, onUndone],
  );

  /** True: a toast offers the undo, so the screen does not offer it again. */
  const [isOffered, setOffered] = useState(false);
  const offered = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(offered.current), []);

  /** Saves a change for undo, and offers the undo in a toast. */
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
    /** Undoes the last change made on this screen; null: no change can be undone. */
    undoLast: useMemo(
      () => (last === undefined || isOffered ? null : () => void undo(last)),
      [last, isOffered, undo],
    ),
  };
}
