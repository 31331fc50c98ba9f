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

/** An order's row is made once: lists of thousands are put together anew with every order that comes. */
const cardRows = new WeakMap<OrderCard, BoardRow>();

function cardRow(order: OrderCard): BoardRow {
  const known = cardRows.get(order);
  if (known !== undefined) return known;
  const row: BoardRow = { kind: 'card', key: order.orderId, order };
  cardRows.set(order, row);
  return row;
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
  const rows: BoardRow[] = [];
  for (const section of BOARD_SECTIONS) {
    const orders = sections[section];
    if ((isSearching || isFiltered) && orders.length === 0) continue;
    rows.push({ kind: 'header', key: section, section, count: orders.length });
    if (!isSearching && closed.has(section)) continue;
    if (orders.length === 0) rows.push({ kind: 'empty', key: `${section} empty`, section });
    for (const order of orders) rows.push(cardRow(order));
  }
  return rows;
}

/** Where the headers stand. */
export function headersIn(rows: readonly BoardRow[]): number[] {
  const indexes: number[] = [];
  for (const [index, row] of rows.entries()) if (row.kind === 'header') indexes.push(index);
  return indexes;
}

/** Order numbers in screen order: what the arrow keys walk through. */
export function orderIdsOf(rows: readonly BoardRow[]): number[] {
  const orderIds: number[] = [];
  for (const row of rows) if (row.kind === 'card') orderIds.push(row.order.orderId);
  return orderIds;
}
