import { type RefObject, useEffect } from 'react';

/**
 * In a low window (a phone on its side, a zoomed page) the frame scrolls, too. The frame's bars scroll out of
 * view before the orders scroll, and return when the orders are at their top. While the bars are visible the
 * panes do not scroll, so that wheel and finger move the frame.
 */
export function useFrameScrollsFirst(panes: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = panes.current;
    const around = own?.closest<HTMLElement>('[data-low-scroller]');
    if (!own || !around) return;
    const check = () =>
      own.toggleAttribute('data-held', around.scrollHeight - around.clientHeight - around.scrollTop > 1);
    check();
    around.addEventListener('scroll', check, { passive: true });
    const sizes = new ResizeObserver(check);
    sizes.observe(around);
    sizes.observe(own);
    return () => {
      around.removeEventListener('scroll', check);
      sizes.disconnect();
    };
  }, [panes]);
}
