import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far above and below the window rows are drawn, in px, so that scrolling finds them there; few where they are tall. */
const SPARE_PX = 352;

/** First and one past the last. */
interface Range {
  from: number;
  to: number;
}

/** Rows that stand in the browser's window, and those with some above and below. */
export interface VisibleRange {
  window: Range;
  drawn: Range;
}

/** Which rows of a fixed height are in sight; followed while it scrolls. */
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
    const look = () => {
      const { top } = place.getBoundingClientRect();
      const from = Math.floor(-top / rowHeight) - spare;
      const to = Math.ceil((window.innerHeight - top) / rowHeight) + spare;
      // In steps: a few px of scrolling draw nothing.
      const step = Math.ceil(spare / 2);
      const next = { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
      setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    // The browser has just laid it out, at first and whenever there are more rows or fewer, and paints after this. To read
    // where it stands in the effect itself would have the page laid out once more with every key of a search.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => flushSync(look));
    if (observer === null) look();
    observer?.observe(place);
    // Scrolling does not bubble; whatever holds the table may scroll.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer?.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [body, rowHeight, hasRows, spare]);
  const within = (from: number, to: number): Range => ({
    from: Math.max(0, Math.min(from, count)),
    to: Math.min(count, Math.max(to, spare * 2)),
  });
  return { window: within(range.from + spare, range.to - spare), drawn: within(range.from, range.to) };
}
