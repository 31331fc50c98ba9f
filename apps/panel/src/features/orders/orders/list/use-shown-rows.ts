import { type RefObject, useCallback, useContext, useEffect, useRef } from 'react';
import { OrderSelectionContext } from '../board/selection.ts';
import type { BoardRow } from './board-rows.ts';

const settledAfterMs = 3000;
/**
 * In ms. A row that is still missing after this time is no longer awaited: a late scroll would surprise the
 * person.
 */
const wantedForMs = 1000;

/** The rows of the latest render, and the list that can scroll to a row. */
export type LatestRows = RefObject<{ rows: readonly BoardRow[]; list: { show(index: number): void } }>;

/** Scrolls to the selected card; rows that move for other reasons must not scroll the list. */
export function useSelectedInSight(scroller: RefObject<HTMLElement | null>, latest: LatestRows): void {
  const selection = useContext(OrderSelectionContext);
  useEffect(() => {
    const scrollIntoSight = () => {
      const selectedId = selection?.get() ?? null;
      if (selectedId === null) return;
      const index = latest.current.rows.findIndex(
        (row) => row.kind === 'card' && row.order.orderId === selectedId,
      );
      if (index >= 0) latest.current.list.show(index);
    };
    scrollIntoSight();
    const unsubscribe = selection?.subscribe(scrollIntoSight);
    // Elements that appear late above the list reduce the list's height, and may push the card out of view
    // again.
    const shrinking = new ResizeObserver(scrollIntoSight);
    if (scroller.current) shrinking.observe(scroller.current);
    const settling = setTimeout(() => shrinking.disconnect(), settledAfterMs);
    return () => {
      clearTimeout(settling);
      shrinking.disconnect();
      unsubscribe?.();
    };
  }, [selection, scroller, latest]);
}

/** Returns a function that scrolls to a row. The row may appear after the request, when its section has opened. */
export function useWantedRow(rows: readonly BoardRow[], latest: LatestRows) {
  const wantedKey = useRef<BoardRow['key'] | null>(null);
  const wantedUntil = useRef(0);
  const showWanted = useCallback(() => {
    if (wantedKey.current === null || performance.now() > wantedUntil.current) return;
    const index = latest.current.rows.findIndex(({ key }) => key === wantedKey.current);
    if (index < 0) return;
    wantedKey.current = null;
    latest.current.list.show(index);
  }, [latest]);
  useEffect(() => {
    if (rows.length > 0) showWanted();
  }, [rows, showWanted]);
  return useCallback(
    (key: BoardRow['key']) => {
      wantedKey.current = key;
      wantedUntil.current = performance.now() + wantedForMs;
      showWanted();
    },
    [showWanted],
  );
}
