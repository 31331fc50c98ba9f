import { useDeferredValue, useEffect, useRef } from 'react';
import type { VisibleRange } from './use-visible-range.ts';

/**
 * Indices of the drawn rows, in order. A new list draws visible rows at once and spare rows a moment later.
 * This makes typing in a search faster. Rows already drawn stay.
 * The `active` row stays drawn when it is far away, so that the focus is not lost.
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
