import { type RefObject, useEffect } from 'react';

/**
 * Publishes the height of a bar at the bottom of the window as a CSS variable of the root. The page then ends
 * above that bar.
 */
export function useRoomTaken(line: RefObject<HTMLElement | null>, name: '--dock' | '--said'): void {
  useEffect(() => {
    const element = line.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) style.setProperty(name, `${height}px`);
      else style.removeProperty(name);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [line, name]);
}
