import { useState } from 'react';
import type { TableView } from './table-declaration.ts';

/** One page of a list. Numbers of rows count from 1; `back` and `forth` are null where there is no such page. */
export interface Page<Row> {
  rows: readonly Row[];
  from: number;
  to: number;
  count: number;
  back: (() => void) | null;
  forth: (() => void) | null;
}

/** The rows of one page; another search, filter or order begins at the first one. Without a size all rows are one page. */
export function usePage<Row>(shown: readonly Row[], view: TableView, size = Infinity): Page<Row> {
  const [at, setAt] = useState({ page: 0, view });
  // Rows may have gone since.
  const last = Math.max(0, Math.ceil(shown.length / size) - 1);
  const page = at.view === view ? Math.min(at.page, last) : 0;
  const first = page === 0 ? 0 : page * size;
  const rows = size === Infinity ? shown : shown.slice(first, first + size);
  const turn = (to: number) => () => setAt({ page: to, view });
  return {
    rows,
    from: first + 1,
    to: first + rows.length,
    count: shown.length,
    back: page > 0 ? turn(page - 1) : null,
    forth: page < last ? turn(page + 1) : null,
  };
}
