import { useState } from 'react';
import type { TurnedPage } from './page-turner.tsx';
import type { TableView } from './table-declaration.ts';

/**
 * Rows of the current page. A new search, filter or order starts at page 1. Without a page size, there is one
 * page.
 */
export function usePage<Row>(
  shown: readonly Row[],
  view: TableView,
  size = Infinity,
): { rows: readonly Row[]; at: TurnedPage } {
  const [at, setAt] = useState({ page: 1, view });
  // The current page may no longer exist, because the number of rows may have decreased.
  const pages = Math.max(1, Math.ceil(shown.length / size));
  const page = at.view === view ? Math.min(at.page, pages) : 1;
  const first = page === 1 ? 0 : (page - 1) * size;
  const rows = size === Infinity ? shown : shown.slice(first, first + size);
  const goTo = (to: number) => setAt({ page: to, view });
  return { rows, at: { page, pages, from: first + 1, rows: rows.length, total: shown.length, goTo } };
}
