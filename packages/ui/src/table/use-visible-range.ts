import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Distance in px above and below the window where rows are already rendered, so that scrolling shows no gaps.
 * It covers few rows if rows are tall.
 */
const SPARE_PX = 352;

/** `from`: first index. `to`: last index plus one. */
interface Range {
  from: number;
  to: number;
}

/** `window`: the visible rows of a list. `drawn`: these rows with spare rows around them. */
export interface VisibleRange {
  window: Range;
  drawn: Range;
}

/** Returns the visible rows of a list with a fixed row height, and updates them during scrolling. */
export function useVisibleRange(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): VisibleRange {
  const spare = Math.max(2, Math.ceil(SPARE_PX / rowHeight));
  const [range, setRange] = useState({ from: -spare, to: spare * 2 });
  const hasRows = count > 0;
  useLayoutEffect(() => {
    const place = body.current;
    if (place === null || !hasRows) return;
    const check = () => {
      const { top } = place.getBoundingClientRect();
      const from = Math.floor(-top / rowHeight) - spare;
      const to = Math.ceil((window.innerHeight - top) / rowHeight) + spare;
      // The range changes in steps of some rows, so that small scroll movements cause no render.
      const step = Math.ceil(spare / 2);
      const next = { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
      setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    // The observer runs after layout and before paint: at first, and when the number of rows changes.
    // Measuring in the effect itself would force a second layout for every letter typed in a search.
    const observer =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => flushSync(check));
    if (observer === null) check();
    observer?.observe(place);
    // Listens to scroll events in the capture phase, because they do not bubble and any ancestor may scroll.
    document.addEventListener('scroll', check, { capture: true, passive: true });
    window.addEventListener('resize', check);
    return () => {
      observer?.disconnect();
      document.removeEventListener('scroll', check, { capture: true });
      window.removeEventListener('resize', check);
    };
  }, [body, rowHeight, hasRows, spare]);
  const within = (from: number, to: number): Range => ({
    from: Math.max(0, Math.min(from, count)),
    to: Math.min(count, Math.max(to, spare * 2)),
  });
  return { window: within(range.from + spare, range.to - spare), drawn: within(range.from, range.to) };
}
