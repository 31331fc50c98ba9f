import type { TableView } from '@comanda/ui/table/table-declaration.ts';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOfView, viewOfAddress } from './view-in-address.ts';

/** An address after every key would make typing slow. */
const writeAfterMs = 300;

/**
 * The `view` of a DataTable, kept in the address: reloading, sharing and coming back show the same. It replaces the
 * history's entry: Back leaves the screen. `filterIds`: the list's filters, the same array every time.
 */
export function useTableView(filterIds: readonly string[]): readonly [TableView, (view: TableView) => void] {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const [view, setView] = useState(() => viewOfAddress(search, filterIds));
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (search === written.current) return;
    // Somebody else wrote it: a link, or Back.
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
        // Nobody leaves anything by it: a form that is not saved has no word in this.
        router.history.replace(`${pathname}${after}${hash}`, window.history.state, { ignoreBlocker: true });
      }, writeAfterMs);
    },
    [router, filterIds],
  );
  return [view, change];
}
