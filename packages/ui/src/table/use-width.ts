import { type RefObject, useLayoutEffect, useState } from 'react';

/** An element's width in whole px, followed live and known before the first paint; infinite where nothing is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null || typeof ResizeObserver === 'undefined') return;
    const look = () => setWidth(place.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
