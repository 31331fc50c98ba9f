import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { BoardRow } from './board-rows.ts';
import { type RowHeights, rowsWithin, topsOf } from './card/row-heights.ts';
import { isElsewhere, keysOf, movedRows, type SeenList, shiftOf } from './moved-rows.ts';
import { rowHold } from './row-hold.ts';

/**
 * In px: how far a card scrolled into view is under the sticky header. Must be more than zero: otherwise the
 * first card could stop a fraction of a pixel before its header becomes sticky.
 */
const hairPx = 1;
const roomBelowPx = 12;
/** Number of rows rendered beyond each end of the visible part, so that they are ready when the user scrolls. */
const aheadRows = 4;

interface RowWindow {
  tops: readonly number[];
  /** Indexes of the rows to render, from top to bottom. */
  drawn: readonly number[];
  /** Index of the header above the topmost visible row. */
  stickyIndex: number;
  /** True if a row is fully visible, below the sticky header. */
  isInSight(index: number): boolean;
  /** Scrolls as little as needed to make a row visible. */
  show(index: number): void;
}

/**
 * Renders only the visible rows of a long list. Rows are not measured, because their heights are known. In a
 * scrolled list the visible rows do not move when rows above them appear or disappear.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  heights: RowHeights,
  keep: (rows: readonly BoardRow[]) => number,
): RowWindow {
  const tops = useMemo(() => topsOf(rows, heights), [rows, heights]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Starts with an estimated height, so that the first render already contains cards.
  const port = useRef({ top: 0, height: window.innerHeight * 0.7 });
  const [first, last] = rowsWithin(tops, port.current.top, port.current.top + port.current.height);
  const latest = useRef({ tops, rows, heights, first, last });
  latest.current = { tops, rows, heights, first, last };
  // The rows that are really on screen. React may render several times before it shows a result.
  const seen = useRef<SeenList>({ rows, tops, scrolledPx: 0, first, last });
  const scrolledTo = useCallback((top: number) => {
    port.current = { ...port.current, top };
    const { rows: shown, tops: places, scrolledPx } = seen.current;
    seen.current = seenAt({ rows: shown, tops: places }, port.current);
    if (Math.abs(scrolledPx - top) > hairPx) rowHold.moved(keysOf(seen.current));
  }, []);

  useLayoutEffect(() => {
    const own = scroller.current;
    const before = seen.current;
    if (!own || before.tops === tops) return;
    const { top, height } = port.current;
    const shift = top === 0 ? 0 : shiftOf(before, { rows, tops });
    if (shift !== 0) own.scrollTop = top + shift;
    // When a list becomes shorter, the browser scrolls it to its new end.
    const lowest = Math.max(0, (tops.at(-1) ?? 0) + roomBelowPx - height);
    port.current = { top: Math.min(Math.max(0, top + shift), lowest), height };
    seen.current = seenAt({ rows, tops }, port.current);
    rowHold.moved(movedRows(before, seen.current));
  });

  useEffect(() => {
    const own = scroller.current;
    if (!own) return;
    const check = () => {
      port.current = { ...port.current, height: own.clientHeight };
      scrolledTo(own.scrollTop);
      const now = latest.current;
      const within = rowsWithin(now.tops, own.scrollTop, own.scrollTop + own.clientHeight);
      if (within[0] !== now.first || within[1] !== now.last) redraw();
    };
    check();
    let place = own.getBoundingClientRect();
    // Elements that appear or disappear above the list change the list's height and move all cards.
    const follow = () => {
      check();
      const now = own.getBoundingClientRect();
      if (isElsewhere(place, now)) rowHold.moved(keysOf(seen.current));
      place = now;
    };
    own.addEventListener('scroll', check, { passive: true });
    const resizing = new ResizeObserver(follow);
    resizing.observe(own);
    return () => {
      own.removeEventListener('scroll', check);
      resizing.disconnect();
    };
  }, [scroller, scrolledTo]);

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
      scrolledTo(own.scrollTop);
    },
  };
}

function seenAt(
  { rows, tops }: Pick<SeenList, 'rows' | 'tops'>,
  { top, height }: { top: number; height: number },
): SeenList {
  const [first, last] = rowsWithin(tops, top, top + height);
  return { rows, tops, scrolledPx: top, first, last };
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
