import { inEm } from '@comanda/web/usual-px';
import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** Shares one media query list per query, because each card asks for it and repeated parsing is slow. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(inEm(query));
  lists.set(query, list);
  return list;
}

/** True while a media query matches. Follows changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}
