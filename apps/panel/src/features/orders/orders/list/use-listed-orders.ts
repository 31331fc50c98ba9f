import type { BoardSection } from '@comanda/domain/orders/orders/board';
import { useDeferredValue, useMemo } from 'react';
import type { SectionLists } from '../board/board-sections.ts';
import { filterSections, type OrderFilters } from '../filters/order-filters.ts';
import { useLateOrders } from '../filters/use-late-orders.ts';
import { useBoard } from '../live-orders-context.ts';
import { type BoardRow, boardRows, searchSections } from './board-rows.ts';
import { useOpenedByLateOnes } from './closed-sections.ts';
import type { ListChoices } from './use-list-choices.ts';

/** The orders of the list, and the search and filters that produced them. */
export interface ListedOrders {
  /** False before the first answer of the server. */
  isLoaded: boolean;
  query: string;
  filters: OrderFilters;
  late: ReadonlySet<number>;
  /** The orders before search and filters. */
  all: SectionLists;
  /** The orders that match the search, before the filters. */
  found: SectionLists;
  /** The orders after search and filters. */
  shown: SectionLists;
  rows: readonly BoardRow[];
  /** The folded sections; empty during a search, which unfolds all sections. */
  closed: ReadonlySet<BoardSection>;
}

const noneClosed: ReadonlySet<BoardSection> = new Set();
const noneLate: ReadonlySet<number> = new Set();

/**
 * The orders and rows that the list shows. The list is rendered later, in short steps, so that touched
 * elements react first even with a long list. All parts of the list change in the same render: a board that
 * was just loaded must never look empty.
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
  // Without this filter, late orders do not matter for the list.
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
