import { BOARD_SECTIONS, type BoardSection, OPEN_SECTIONS } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { SectionLists } from '../board/board-sections.ts';
import { matchesSearch, searchTerms } from '../order-search.ts';

const openSections: ReadonlySet<BoardSection> = new Set(OPEN_SECTIONS);

/** The list as one column of rows, ready for a virtual list. */
export type BoardRow =
  | { kind: 'header'; key: string; section: BoardSection; count: number; hiddenCount: number }
  /** Header of the late orders of all sections, below the pending orders. */
  | { kind: 'late'; key: string; count: number }
  | { kind: 'card'; key: number; order: OrderCard; isLate: boolean };

/** The orders of every section that match a search; the same lists for an empty search. */
export function searchSections(sections: SectionLists, query: string): SectionLists {
  const terms = searchTerms(query);
  if (terms.length === 0) return sections;
  const found = BOARD_SECTIONS.map((section) => [
    section,
    sections[section].filter((order) => matchesSearch(order, terms)),
  ]);
  return { ...sections, ...Object.fromEntries(found) };
}

/** If a search or filters narrow the list. A search unfolds every section, filters do not. */
export interface Narrowing {
  isSearching: boolean;
  isFiltered: boolean;
}

/** The row of each order is cached, because each new order rebuilds a list of thousands of rows. */
const calmRows = new WeakMap<OrderCard, BoardRow>();
const lateRows = new WeakMap<OrderCard, BoardRow>();

function cardRow(order: OrderCard, isLate: boolean): BoardRow {
  const rows = isLate ? lateRows : calmRows;
  const known = rows.get(order);
  if (known !== undefined) return known;
  const row: BoardRow = { kind: 'card', key: order.orderId, order, isLate };
  rows.set(order, row);
  return row;
}

/**
 * Orders past their promised time, the latest first. Leaves out pending orders, because they have a different
 * deadline.
 */
export function lateGroup(sections: SectionLists, late: ReadonlySet<number>): OrderCard[] {
  if (late.size === 0) return [];
  const orders: OrderCard[] = [];
  for (const section of OPEN_SECTIONS)
    if (section !== 'pending')
      for (const order of sections[section]) if (late.has(order.orderId)) orders.push(order);
  return orders.sort((one, other) => one.promisedFor - other.promisedFor || one.orderId - other.orderId);
}

/**
 * Headers and cards in the sequence of the screen. Late orders of all sections are listed below 'Pendente',
 * but counted in their own section. A filtered list has no empty sections.
 */
export function boardRows(
  sections: SectionLists,
  closed: ReadonlySet<BoardSection>,
  late: ReadonlySet<number>,
  { isSearching, isFiltered }: Narrowing,
): BoardRow[] {
  const rows: BoardRow[] = [];
  const group = lateGroup(sections, late);
  for (const section of BOARD_SECTIONS) {
    const orders = sections[section];
    const isClosed = !isSearching && closed.has(section);
    const isHoisted = (order: OrderCard) =>
      group.length > 0 && section !== 'pending' && late.has(order.orderId);
    if (orders.length > 0 || !(isSearching || isFiltered)) {
      const isHiding = isClosed && openSections.has(section);
      const hiddenCount = isHiding ? orders.filter((order) => !isHoisted(order)).length : 0;
      rows.push({ kind: 'header', key: section, section, count: orders.length, hiddenCount });
    }
    if (!isClosed) {
      for (const order of orders) if (!isHoisted(order)) rows.push(cardRow(order, false));
    }
    if (section === 'pending' && group.length > 0) {
      rows.push({ kind: 'late', key: 'late', count: group.length });
      for (const order of group) rows.push(cardRow(order, true));
    }
  }
  return rows;
}

/**
 * Rows of one column of a wide board. In each section the late orders are on top. Empty sections have a
 * header, too.
 */
export function columnRows(
  sections: SectionLists,
  shown: readonly BoardSection[],
  closed: ReadonlySet<BoardSection>,
  late: ReadonlySet<number>,
): BoardRow[] {
  const rows: BoardRow[] = [];
  for (const section of shown) {
    const orders = sections[section];
    const isClosed = closed.has(section);
    const hiddenCount = isClosed && openSections.has(section) ? orders.length : 0;
    rows.push({ kind: 'header', key: section, section, count: orders.length, hiddenCount });
    if (isClosed) continue;
    // No sorting needed: a section is sorted by promised time, so its late orders are already on top.
    const isLate = (order: OrderCard) => section !== 'pending' && late.has(order.orderId);
    const count = orders.filter(isLate).length;
    if (count > 0) rows.push({ kind: 'late', key: `${section} late`, count });
    for (const order of orders) rows.push(cardRow(order, isLate(order)));
  }
  return rows;
}

/** Order ids in the sequence of the screen, for the arrow keys. */
export function orderIdsOf(rows: readonly BoardRow[]): number[] {
  const orderIds: number[] = [];
  for (const row of rows) if (row.kind === 'card') orderIds.push(row.order.orderId);
  return orderIds;
}
