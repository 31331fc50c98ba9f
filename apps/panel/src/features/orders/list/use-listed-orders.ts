import type { BoardSection } from '@comanda/domain/orders/board';
import { useDeferredValue, useMemo } from 'react';
import type { SectionLists } from '../board/board-sections.ts';
import { filterSections, type OrderFilters } from '../filters/order-filters.ts';
import { useLateOrders } from '../filters/use-late-orders.ts';
import { useBoard } from '../live-orders-context.ts';
import { type BoardRow, boardRows, searchSections } from './board-rows.ts';
import { useOpenedByLateOnes } from './closed-sections.ts';
import type { ListChoices } from './use-list-choices.ts';

/** The orders as the list shows them, and what it was asked when it drew them. */
export interface ListedOrders {
  /** False before the first answer of the server. */
  isLoaded: boolean;
  query: string;
  filters: OrderFilters;
  /** Orders that are late. */
  late: ReadonlySet<number>;
  /** The orders before search and filters. */
  all: SectionLists;
  /** The orders that match the search, before the filters. */
  found: SectionLists;
  /** After them. */
  shown: SectionLists;
  rows: readonly BoardRow[];
  /** Sections said to be closed; a search opens every one. */
  closed: ReadonlySet<BoardSection>;
}

const noneClosed: ReadonlySet<BoardSection> = new Set();
const noneLate: ReadonlySet<number> = new Set();

/**
 * The list follows a moment later, drawn in short steps: what was touched answers first, however long the list. All of
 * it follows together: a board that just came is never called empty.
 */
export function useListedOrders(choices: ListChoices): ListedOrders {
  const sections = useDeferredValue(useBoard((view) => view.sections));
  const isLoaded = useDeferredValue(useBoard((view) => view.board.seq !== null));
  const query = useDeferredValue(choices.query);
  const filters = useDeferredValue(choices.filters);
  const closed = useDeferredValue(choices.closed);
  const late = useDeferredValue(useLateOrders());
  useOpenedByLateOnes(sections, late, [choices.closed, choices.onToggle]);
  const isSearching = query.trim() !== '';
  const isFiltered = filters.size > 0;
  const found = useMemo(() => searchSections(sections, query), [sections, query]);
  // Without the filter nobody's lateness changes the list.
  const listedLate = filters.has('late') ? late : noneLate;
  const shown = useMemo(() => filterSections(found, filters, listedLate), [found, filters, listedLate]);
  const rows = useMemo(
    () => boardRows(shown, closed, late, { isSearching, isFiltered }),
    [shown, closed, late, isSearching, isFiltered],
  );
  return {
    isLoaded,
    query,
    filters,
    late,
    all: sections,
    found,
    shown,
    rows,
    closed: isSearching ? noneClosed : choices.closed,
  };
}
