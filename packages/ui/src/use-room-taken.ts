import { type RefObject, useEffect } from 'react';

/** Sets a CSS length on the root: the height of a bar at the bottom of the window. The page ends above it. */
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
