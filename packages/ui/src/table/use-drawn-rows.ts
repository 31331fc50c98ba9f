import { useDeferredValue, useEffect, useRef } from 'react';
import type { VisibleRange } from './use-visible-range.ts';

/**
 * Indices of the rendered rows, in order. A new list first renders only its visible rows, so that typing in a
 * search is fast. Spare rows follow later. Rendered rows stay. The `active` row stays rendered even if it is
 * scrolled far away, so that it does not lose the focus.
 */
export function useDrawnRows(
  rows: readonly { id: string }[],
  { window, drawn }: VisibleRange,
  active: number,
): number[] {
  const isFresh = useDeferredValue<typeof rows | null>(rows, null) !== rows;
  const current = useRef<ReadonlySet<string>>(new Set());
  const places: number[] = [];
  for (let place = drawn.from; place < drawn.to; place += 1) {
    const isInSight = place >= window.from && place < window.to;
    if (isInSight || !isFresh || current.current.has(rows[place]?.id ?? '')) places.push(place);
  }
  if (rows[active] && active < drawn.from) places.unshift(active);
  if (rows[active] && active >= drawn.to) places.push(active);
  useEffect(() => {
    current.current = new Set(places.map((place) => rows[place]?.id ?? ''));
  });
  return places;
}
