import { type RefObject, useEffect } from 'react';
import classes from './scroll-ends.module.css';

/** Width in px of the fade at an end of the row. */
export const FADE_PX = 32;

/** Class of a row that fades at each end with hidden content. */
export const fading = classes.fading;

/** Marks the ends of a row that have hidden content. */
export function markEnds(row: HTMLElement): void {
  row.toggleAttribute('data-more-before', row.scrollLeft > 1);
  row.toggleAttribute('data-more-after', row.scrollLeft < row.scrollWidth - row.clientWidth - 1);
}

/** Marks the ends of a row for {@link fading} while the row scrolls sideways. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = row.current;
    if (own === null || typeof ResizeObserver === 'undefined') return;
    const mark = () => markEnds(own);
    const observer = new ResizeObserver(mark);
    observer.observe(own);
    own.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      own.removeEventListener('scroll', mark);
    };
  }, [row]);
}
