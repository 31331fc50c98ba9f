import { type RefObject, useLayoutEffect } from 'react';

type Edge = 'top' | 'bottom';

/** Heights of the sticky bars of each scrolling element. */
const heights = new WeakMap<HTMLElement, Record<Edge, Map<HTMLElement, number>>>();

/**
 * For a bar that sticks to an edge of its scrolling element (`data-scrolls`), with any height. Elements that
 * get the focus or are scrolled into view are never covered by the bar. If the bar grows over the focused
 * element, the content scrolls until that element is visible.
 */
export function useStickyBar(bar: RefObject<HTMLElement | null>, edge: Edge, isShown = true): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || element === null || typeof ResizeObserver === 'undefined') return;
    // Depending on the height, either the screen or the window scrolls, so both get the value.
    const places = scrollersAround(element);
    const measure = () => {
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      for (const place of places) setHeight(place, edge, element, height);
    };
    measure();
    const { activeElement } = document;
    if (activeElement && !element.contains(activeElement) && places[0]?.contains(activeElement))
      activeElement.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...places]) observer.observe(each);
    return () => {
      observer.disconnect();
      for (const place of places) setHeight(place, edge, element, null);
    };
  }, [bar, edge, isShown]);
}

function scrollersAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[data-scrolls]') ?? null;
  return place === null ? [] : [place, ...scrollersAround(place)];
}

function setHeight(place: HTMLElement, edge: Edge, bar: HTMLElement, height: number | null): void {
  const bars = heights.get(place) ?? { top: new Map(), bottom: new Map() };
  heights.set(place, bars);
  if (height === null) bars[edge].delete(bar);
  else bars[edge].set(bar, height);
  place.style.setProperty(`--bar-${edge}`, `${Math.max(0, ...bars[edge].values())}px`);
}
