import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { BoardRow } from './board-rows.ts';
import { heightOf, type RowHeights } from './card/row-heights.ts';

/** No finger presses longer; one that was never said to be lifted must not hold the board. Milliseconds. */
const longestPressMs = 1000;
/** A second finger, or the second half of a double click, was aimed at what stood there before. Milliseconds. */
const settleMs = 300;
/** Nobody aims at what has stood there for less. Milliseconds. */
const aimMs = 150;

/** While a finger presses a step, and a moment after one was taken, rows stay where they are. */
function createRowHold() {
  let pressedUntil = 0;
  let settledUntil = 0;
  let releases = 0;
  const movedAt = new Map<BoardRow['key'], number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const leftMs = () => Math.max(pressedUntil, settledUntil) - performance.now();
  const follow = () => {
    clearTimeout(timer);
    const left = leftMs();
    if (left > 0) {
      timer = setTimeout(follow, left);
      return;
    }
    releases += 1;
    for (const listener of [...listeners]) listener();
  };
  return {
    press: () => {
      pressedUntil = performance.now() + longestPressMs;
      follow();
    },
    lift: () => {
      pressedUntil = 0;
      follow();
    },
    /** A step was taken by a finger. */
    settle: () => {
      settledUntil = performance.now() + settleMs;
      follow();
    },
    isHeld: () => leftMs() > 0,
    /** How often rows were let go: what was held moves then, as whoever held it expects. */
    releases: () => releases,
    /** Rows stand where they did not, by what others did. */
    moved: (keys: readonly BoardRow['key'][]) => {
      const at = performance.now();
      movedAt.clear();
      for (const key of keys) movedAt.set(key, at);
    },
    /** Whether a row has stood where it is for long enough to be meant. */
    isAimed: (key: BoardRow['key']) =>
      performance.now() - (movedAt.get(key) ?? Number.NEGATIVE_INFINITY) > aimMs,
    /** Calls back whenever rows may move again. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The board's own: all its lists move together. */
export const rowHold = createRowHold();

/** The rows that are drawn, each as it is now; what came since waits, and what went stays. */
export function rowsInPlace(
  drawn: readonly BoardRow[],
  rows: readonly BoardRow[],
  heights: RowHeights,
): readonly BoardRow[] {
  const isSame = rows.length === drawn.length && rows.every(({ key }, index) => key === drawn[index]?.key);
  if (isSame) return rows;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const kept = drawn.map((row) => {
    const now = byKey.get(row.key) ?? row;
    return heightOf(now, heights) === heightOf(row, heights) ? now : row;
  });
  return kept.every((row, index) => row === drawn[index]) ? drawn : kept;
}

/** The rows to draw: `rows`, but while they are held in the places they have; another list (`asked`) is drawn at once. */
export function useHeldRows(
  rows: readonly BoardRow[],
  heights: RowHeights,
  asked: string,
): readonly BoardRow[] {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef({ rows, wanted: rows, asked });
  const isHeld = rowHold.isHeld() && drawn.current.asked === asked;
  const shown = isHeld ? rowsInPlace(drawn.current.rows, rows, heights) : rows;
  useLayoutEffect(() => {
    drawn.current = { rows: shown, wanted: rows, asked };
  });
  useEffect(
    () =>
      rowHold.subscribe(() => {
        if (drawn.current.rows !== drawn.current.wanted) redraw();
      }),
    [],
  );
  return shown;
}
