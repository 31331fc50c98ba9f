import type { BoardRow } from './board-rows.ts';

/** In px. A row that has moved by less than this is still under the finger. */
const movedPx = 8;

interface Listed {
  rows: readonly BoardRow[];
  /** The position of each row's top in the list, in px. */
  tops: readonly number[];
}

/** A list with its visible part. */
export interface SeenList extends Listed {
  scrolledPx: number;
  /** Indexes of the first and the last visible row. */
  first: number;
  last: number;
}

interface Place {
  top: number;
  left: number;
  width: number;
}

export function keysOf({ rows, first, last }: Pick<SeenList, 'rows' | 'first' | 'last'>): BoardRow['key'][] {
  return rows.slice(first, last + 1).map(({ key }) => key);
}

/** Keys of the visible rows that were at another position on the screen before, or were not visible. */
export function movedRows(before: SeenList, now: SeenList): BoardRow['key'][] {
  const places = placesOf(before);
  const top = (index: number) => (now.tops[index] ?? 0) - now.scrolledPx;
  return now.rows
    .slice(now.first, now.last + 1)
    .filter(({ key }, at) => {
      const was = places.get(key) ?? Number.POSITIVE_INFINITY;
      return Math.abs(top(now.first + at) - was + before.scrolledPx) > movedPx;
    })
    .map(({ key }) => key);
}

/** True if the list itself has moved on the screen with all its cards. */
export function isElsewhere(before: Place, now: Place): boolean {
  return [before.top - now.top, before.left - now.left, before.width - now.width].some(
    (difference) => Math.abs(difference) > movedPx,
  );
}

/**
 * How far in px the visible cards have moved in their list. Takes the smallest shift, so that a single card
 * that changed its place does not count.
 */
export function shiftOf(before: SeenList, after: Listed): number {
  const places = placesOf(before);
  let min: number | null = null;
  for (const [index, row] of after.rows.entries()) {
    const was = row.kind === 'card' ? places.get(row.key) : undefined;
    if (was === undefined) continue;
    const shift = (after.tops[index] ?? 0) - was;
    if (min === null || Math.abs(shift) < Math.abs(min)) min = shift;
  }
  return min ?? 0;
}

/** The tops of the visible rows in their list, in px, by key. */
function placesOf({ rows, tops, first, last }: SeenList): ReadonlyMap<BoardRow['key'], number> {
  const places = new Map<BoardRow['key'], number>();
  for (let index = first; index <= last; index += 1) {
    const row = rows[index];
    if (row) places.set(row.key, tops[index] ?? 0);
  }
  return places;
}
