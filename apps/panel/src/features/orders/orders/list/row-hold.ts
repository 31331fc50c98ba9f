import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { BoardRow } from './board-rows.ts';
import { heightOf, type RowHeights } from './card/row-heights.ts';

/** Maximum duration of a press in ms. Without this limit, a press whose release is lost would block the board. */
const longestPressMs = 1000;
/**
 * In ms. Within this time after a step, rows stay in place: a second finger or a double click still means the
 * row that was there.
 */
const settleMs = 300;
/** In ms. If a row moved less than this time before a press, the person could not yet react to it. */
export const aimMs = 150;

/** Stops rows from moving during a press on a step, and shortly after the step. */
export function createRowHold() {
  let pressedUntil = 0;
  let settledUntil = 0;
  let movedAt = new Map<BoardRow['key'], number>();
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
    /** Call this after a finger has run a step. */
    settle: () => {
      settledUntil = performance.now() + settleMs;
      follow();
    },
    isHeld: () => leftMs() > 0,
    /**
     * Records rows that moved on the screen. Also records movements after a release, because the next press
     * may have begun before them. Records the time of the next frame, because people cannot see a movement
     * earlier.
     */
    moved: (keys: readonly BoardRow['key'][]) => {
      if (keys.length === 0) return;
      const moves = movedAt;
      const note = () => {
        const at = performance.now();
        for (const [key, before] of moves) if (at - before > aimMs) moves.delete(key);
        for (const key of keys) moves.set(key, at);
      };
      note();
      requestAnimationFrame(note);
    },
    /**
     * True if a press at the time `at` (of the page's clock) may be meant for the row: its position was stable for long
     * enough.
     */
    isAimed: (key: BoardRow['key'], at: number) =>
      at - (movedAt.get(key) ?? Number.NEGATIVE_INFINITY) > aimMs,
    /** Call this when the board leaves the screen: its presses and movements must not affect the next board. */
    clear: () => {
      pressedUntil = 0;
      settledUntil = 0;
      movedAt = new Map();
    },
    /** Runs the listener when rows may move again. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** One hold for the board, because all its lists move together. */
export const rowHold = createRowHold();

/** Returns the rendered rows with their current content. New rows are not added yet, and removed rows stay. */
export function rowsInPlace(
  drawn: readonly BoardRow[],
  rows: readonly BoardRow[],
  heights: RowHeights,
): readonly BoardRow[] {
  const isSame = rows.length === drawn.length && rows.every(({ key }, index) => key === drawn[index]?.key);
  if (isSame) return rows;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const stored = drawn.map((row) => {
    const now = byKey.get(row.key) ?? row;
    return heightOf(now, heights) === heightOf(row, heights) ? now : row;
  });
  return stored.every((row, index) => row === drawn[index]) ? drawn : stored;
}

/**
 * Returns the rows to render: `rows`, or while rows must not move, the previous rows with their current
 * content. A new list (`requested` changed) is rendered immediately.
 */
export function useHeldRows(
  rows: readonly BoardRow[],
  heights: RowHeights,
  requested: string,
): readonly BoardRow[] {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef({ rows, wanted: rows, requested });
  const isHeld = rowHold.isHeld() && drawn.current.requested === requested;
  const shown = isHeld ? rowsInPlace(drawn.current.rows, rows, heights) : rows;
  useLayoutEffect(() => {
    drawn.current = { rows: shown, wanted: rows, requested };
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
