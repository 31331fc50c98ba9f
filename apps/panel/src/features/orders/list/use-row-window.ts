import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { BoardRow } from './board-rows.ts';
import { type RowHeights, rowsWithin, topsOf } from './card/row-heights.ts';
import { rowHold } from './row-hold.ts';

/**
 * How far a card that is scrolled to slips under the sticky header. Without it the first card of a section could stop
 * a fraction of a pixel before its own header sticks, below the header of the section before.
 */
const hairPx = 1;
const roomBelowPx = 12;
/** A row that has moved by less is still under the finger. */
const movedPx = 8;
/** Rows drawn beyond what is in sight, so that scrolling finds them there. */
const aheadRows = 4;

interface RowWindow {
  tops: readonly number[];
  /** Indexes of the rows to draw, in order. */
  drawn: readonly number[];
  /** The header of what stands at the top. */
  stickyIndex: number;
  /** Whether a row stands wholly in sight, below the sticky header. */
  isInSight(index: number): boolean;
  /** Scrolls as little as needed to bring a row into sight. */
  show(index: number): void;
}

/**
 * Draws of a long list only what is on the screen. Rows have known heights: nothing is measured. While somebody has
 * scrolled, what they look at stays where it is when rows come and go above it.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  heights: RowHeights,
  keep: (rows: readonly BoardRow[]) => number,
): RowWindow {
  const tops = useMemo(() => topsOf(rows, heights), [rows, heights]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // A guess of the list's room, so that the first drawing already holds the cards.
  const port = useRef({ top: 0, height: window.innerHeight * 0.7 });
  const latest = useRef({ tops, rows, heights, first: 0, last: -1 });
  const released = useRef(0);

  const before = latest.current;
  const [first, last] = rowsWithin(tops, port.current.top, port.current.top + port.current.height);
  latest.current = { tops, rows, heights, first, last };

  useLayoutEffect(() => {
    const own = scroller.current;
    if (!own || before.rows === rows) return;
    const places = placesOf(before);
    const shift = port.current.top === 0 ? 0 : shiftOf(places, { rows, tops });
    if (shift !== 0) own.scrollTop = port.current.top + shift;
    const moved = (row: BoardRow, index: number) =>
      Math.abs((tops[index] ?? 0) - shift - (places.get(row.key) ?? Number.POSITIVE_INFINITY)) > movedPx;
    if (released.current !== rowHold.releases()) {
      released.current = rowHold.releases();
      return;
    }
    rowHold.moved(
      rows
        .slice(first, last + 1)
        .flatMap((row, at) => (row.kind === 'card' && moved(row, first + at) ? [row.key] : [])),
    );
  });

  useEffect(() => {
    const own = scroller.current;
    if (!own) return;
    const look = () => {
      port.current = { top: own.scrollTop, height: own.clientHeight };
      const now = latest.current;
      const seen = rowsWithin(now.tops, own.scrollTop, own.scrollTop + own.clientHeight);
      if (seen[0] !== now.first || seen[1] !== now.last) redraw();
    };
    look();
    own.addEventListener('scroll', look, { passive: true });
    const resizing = new ResizeObserver(look);
    resizing.observe(own);
    return () => {
      own.removeEventListener('scroll', look);
      resizing.disconnect();
    };
  }, [scroller]);

  const isInSight = useCallback(
    (index: number) => isWithin(latest.current.tops, latest.current.heights, port.current, index),
    [],
  );
  const isHeader = (index: number) => rows[index]?.kind !== 'card';
  let stickyIndex = Math.min(first, rows.length - 1);
  while (stickyIndex > 0 && !isHeader(stickyIndex)) stickyIndex -= 1;
  const wanted = new Set([stickyIndex, keep(rows)]);
  const end = Math.min(rows.length - 1, last + aheadRows);
  for (let index = Math.max(0, first - aheadRows); index <= end; index += 1) wanted.add(index);
  wanted.delete(-1);

  return {
    tops,
    drawn: [...wanted].sort((one, other) => one - other),
    stickyIndex,
    isInSight,
    show: (index) => {
      const own = scroller.current;
      const now = latest.current;
      if (!own || isWithin(now.tops, now.heights, port.current, index)) return;
      const [top = 0, bottom = 0] = now.tops.slice(index, index + 2);
      const above = top - now.heights.header + hairPx;
      const below = bottom - port.current.height + roomBelowPx;
      own.scrollTop = above < port.current.top ? above : Math.min(above, below);
    },
  };
}

function isWithin(
  tops: readonly number[],
  { header }: RowHeights,
  port: { top: number; height: number },
  index: number,
): boolean {
  const [top = 0, bottom = 0] = tops.slice(index, index + 2);
  return top >= port.top + header - hairPx && bottom <= port.top + port.height;
}

/** Where the cards in sight began, px. */
function placesOf(drawn: {
  rows: readonly BoardRow[];
  tops: readonly number[];
  first: number;
  last: number;
}): ReadonlyMap<BoardRow['key'], number> {
  const places = new Map<BoardRow['key'], number>();
  for (let index = drawn.first; index <= drawn.last; index += 1) {
    const row = drawn.rows[index];
    if (row?.kind === 'card') places.set(row.key, drawn.tops[index] ?? 0);
  }
  return places;
}

/** How far what was in sight has moved: the least of all, for a card that left the place takes nobody along. */
function shiftOf(
  places: ReadonlyMap<BoardRow['key'], number>,
  after: { rows: readonly BoardRow[]; tops: readonly number[] },
): number {
  let least: number | null = null;
  for (const [index, row] of after.rows.entries()) {
    const was = places.get(row.key);
    if (was === undefined) continue;
    const shift = (after.tops[index] ?? 0) - was;
    if (least === null || Math.abs(shift) < Math.abs(least)) least = shift;
  }
  return least ?? 0;
}
