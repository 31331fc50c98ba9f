import type { TableView } from '@comanda/ui/table/table-declaration.ts';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOfView, viewOfAddress } from './view-in-address.ts';

/** Milliseconds before the address is written, because writing it after every key would make typing slow. */
const writeAfterMs = 300;

/**
 * Saves the `view` of a DataTable in the address, so that it survives a reload and can be shared. The current
 * history entry is replaced, so that Back leaves the screen. `filterIds` are the list's filters; it must
 * always be the same array.
 */
export function useTableView(filterIds: readonly string[]): readonly [TableView, (view: TableView) => void] {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const [view, setView] = useState(() => viewOfAddress(search, filterIds));
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (search === written.current) return;
    // A link or Back changed the address.
    written.current = search;
    clearTimeout(timer.current);
    setView(viewOfAddress(search, filterIds));
  }, [search, filterIds]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (next: TableView) => {
      setView(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { pathname, search: before, hash } = router.history.location;
        const after = addressOfView(before, filterIds, next);
        if (after === before) return;
        written.current = after;
        // Ignores the guard of unsaved changes, because the screen stays the same.
        router.history.replace(`${pathname}${after}${hash}`, window.history.state, { ignoreBlocker: true });
      }, writeAfterMs);
    },
    [router, filterIds],
  );
  return [view, change];
}
