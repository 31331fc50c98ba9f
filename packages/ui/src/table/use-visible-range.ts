import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far above and below the window rows are drawn, in px, so that scrolling finds them there; few where they are tall. */
const SPARE_PX = 352;

/** Which rows of a fixed height stand in the browser's window, first and one past the last; followed while it scrolls. */
export function useVisibleRange(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { from: number; to: number } {
  const spare = Math.max(2, Math.ceil(SPARE_PX / rowHeight));
  const [range, setRange] = useState({ from: 0, to: spare * 2 });
  useLayoutEffect(() => {
    const look = () => {
      if (body.current === null || count === 0) return;
      const { top } = body.current.getBoundingClientRect();
      const from = Math.floor(-top / rowHeight) - spare;
      const to = Math.ceil((window.innerHeight - top) / rowHeight) + spare;
      // In steps: a few px of scrolling draw nothing.
      const step = Math.ceil(spare / 2);
      const next = { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
      setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    look();
    // Scrolling does not bubble; whatever holds the table may scroll.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [body, rowHeight, count, spare]);
  return {
    from: Math.max(0, Math.min(range.from, count)),
    to: Math.min(count, Math.max(range.to, spare * 2)),
  };
}
