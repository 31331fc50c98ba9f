import { type RefObject, useEffect } from 'react';
import classes from './scroll-ends.module.css';

/** How far a row fades at an end. */
export const FADE_PX = 32;

/** The class of a row that fades where there is more. */
export const fading = classes.fading;

/** Says at which ends there is more. */
export function markEnds(row: HTMLElement): void {
  row.toggleAttribute('data-more-before', row.scrollLeft > 1);
  row.toggleAttribute('data-more-after', row.scrollLeft < row.scrollWidth - row.clientWidth - 1);
}

/** Lets a row that scrolls sideways say at which ends there is more, for its {@link fading}. */
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
