import { useDeferredValue, useEffect, useRef } from 'react';
import type { VisibleRange } from './use-visible-range.ts';

/**
 * Places of the rows that are drawn, in order. Of another list those in sight come at once, and those that are spare a moment
 * later: whoever types a search waits for what they see. What stands there already stays. Whoever is in the `active` row, far
 * away, keeps it.
 */
export function useDrawnRows(
  rows: readonly { id: string }[],
  { window, drawn }: VisibleRange,
  active: number,
): number[] {
  const isFresh = useDeferredValue<typeof rows | null>(rows, null) !== rows;
  const standing = useRef<ReadonlySet<string>>(new Set());
  const places: number[] = [];
  for (let place = drawn.from; place < drawn.to; place += 1) {
    const isInSight = place >= window.from && place < window.to;
    if (isInSight || !isFresh || standing.current.has(rows[place]?.id ?? '')) places.push(place);
  }
  if (rows[active] && active < drawn.from) places.unshift(active);
  if (rows[active] && active >= drawn.to) places.push(active);
  useEffect(() => {
    standing.current = new Set(places.map((place) => rows[place]?.id ?? ''));
  });
  return places;
}
