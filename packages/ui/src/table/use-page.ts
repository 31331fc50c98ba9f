import { useState } from 'react';
import type { TurnedPage } from './page-turner.tsx';
import type { TableView } from './table-declaration.ts';

/** The rows of one page; another search, filter or order begins at the first one. Without a size all rows are one page. */
export function usePage<Row>(
  shown: readonly Row[],
  view: TableView,
  size = Infinity,
): { rows: readonly Row[]; at: TurnedPage } {
  const [at, setAt] = useState({ page: 1, view });
  // Rows may have gone since.
  const pages = Math.max(1, Math.ceil(shown.length / size));
  const page = at.view === view ? Math.min(at.page, pages) : 1;
  const first = page === 1 ? 0 : (page - 1) * size;
  const rows = size === Infinity ? shown : shown.slice(first, first + size);
  const goTo = (to: number) => setAt({ page: to, view });
  return { rows, at: { page, pages, from: first + 1, rows: rows.length, total: shown.length, goTo } };
}
