import { inEm } from '@comanda/web/usual-px';
import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** One list per query: cards call it often, and parsing a query repeatedly is slow. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(inEm(query));
  lists.set(query, list);
  return list;
}

/** Whether a media query holds, followed live. */
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
