import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Width of an element in whole px, known before the first paint and updated later. Infinite if there is no
 * layout, as in tests.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null || typeof ResizeObserver === 'undefined') return;
    const check = () => setWidth(place.clientWidth);
    check();
    const observer = new ResizeObserver(check);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
