import { BOARD_SECTIONS, type BoardSection } from '@comanda/domain/orders/board';
import type { OrderCard } from '@comanda/domain/orders/order';
import type { SectionLists } from '../board-sections.ts';
import { matchesSearch, searchTerms } from '../order-search.ts';

/** The list as one column of rows, ready for a virtual list. */
export type BoardRow =
  | { kind: 'header'; key: string; section: BoardSection; count: number }
  | { kind: 'card'; key: number; order: OrderCard }
  | { kind: 'empty'; key: string; section: BoardSection };

/** The orders of every section that match a search; the very same lists when there is nothing to search. */
export function searchSections(sections: SectionLists, query: string): SectionLists {
  const terms = searchTerms(query);
  if (terms.length === 0) return sections;
  const found = BOARD_SECTIONS.map((section) => [
    section,
    sections[section].filter((order) => matchesSearch(order, terms)),
  ]);
  return { ...sections, ...Object.fromEntries(found) };
}

/** How the list was narrowed: a search opens every section, filters leave the person's choice. */
export interface Narrowing {
  isSearching: boolean;
  isFiltered: boolean;
}

/**
 * Headers, cards and empty messages in screen order. Of a narrowed list the sections without a result are left out;
 * otherwise each says that it is empty.
 */
export function boardRows(
  sections: SectionLists,
  closed: ReadonlySet<BoardSection>,
  { isSearching, isFiltered }: Narrowing,
): BoardRow[] {
  return BOARD_SECTIONS.flatMap((section): BoardRow[] => {
    const orders = sections[section];
    const isOpen = isSearching || !closed.has(section);
    if ((isSearching || isFiltered) && orders.length === 0) return [];
    const header: BoardRow = { kind: 'header', key: section, section, count: orders.length };
    if (!isOpen) return [header];
    if (orders.length === 0) return [header, { kind: 'empty', key: `${section} empty`, section }];
    return [header, ...orders.map((order): BoardRow => ({ kind: 'card', key: order.orderId, order }))];
  });
}

/** Order numbers in screen order: what the arrow keys walk through. */
export function orderIdsOf(rows: readonly BoardRow[]): number[] {
  return rows.flatMap((row) => (row.kind === 'card' ? [row.order.orderId] : []));
}
