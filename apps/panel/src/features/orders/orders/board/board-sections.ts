import { BOARD_SECTIONS, type BoardSection, sectionOf } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { type BoardState, visibleOrder } from './board-state.ts';
import { FEW_ORDERS, placeIn } from './order-index.ts';

/** Orders of every section, in the sequence of the screen. */
export type SectionLists = Readonly<Record<BoardSection, readonly OrderCard[]>>;

const noOrders = (): Record<BoardSection, OrderCard[]> => ({
  ...{ pending: [], 'in-production': [], 'on-the-way': [], delivered: [], cancelled: [] },
});

export const emptySections: SectionLists = noOrders();

/**
 * Sorts open orders by their answer deadline or promised time, the earliest first; closed orders by newest
 * first. Equal orders are sorted by order id.
 */
function compareIn(section: BoardSection): (one: OrderCard, other: OrderCard) => number {
  switch (section) {
    case 'pending':
      return (one, other) => one.acceptBy - other.acceptBy || one.orderId - other.orderId;
    case 'in-production':
    case 'on-the-way':
      return (one, other) => one.promisedFor - other.promisedFor || one.orderId - other.orderId;
    case 'delivered':
    case 'cancelled':
      return (one, other) => (other.closedAt ?? 0) - (one.closedAt ?? 0) || other.orderId - one.orderId;
  }
}

function isSameList(one: readonly OrderCard[], other: readonly OrderCard[]): boolean {
  return one.length === other.length && one.every((order, index) => order === other[index]);
}

/** The board before a change, and the sections computed from it. */
interface Before {
  board: BoardState;
  sections: SectionLists;
}

/**
 * The board's current sections. An unchanged section has the same array as in `before`, so that its list does
 * not render again. If only a few orders changed, each is inserted at its place, without sorting the others
 * again.
 */
export function sectionsOf(board: BoardState, before?: Before): SectionLists {
  if (before === undefined) return sortedSections(board);
  const changed = changedSince(before.board, board);
  if (changed.size > FEW_ORDERS) return sortedSections(board, before.sections);
  let { sections } = before;
  for (const orderId of changed) {
    sections = without(sections, visibleOrder(before.board, orderId));
    sections = putIn(sections, visibleOrder(board, orderId));
  }
  return sections;
}

/** Ids of the orders that look different on screen after the change. */
function changedSince(before: BoardState, after: BoardState): ReadonlySet<number> {
  const changed = new Set(after.orders.differencesFrom(before.orders));
  for (const orderId of [...before.optimistic.keys(), ...after.optimistic.keys()])
    if (before.optimistic.get(orderId) !== after.optimistic.get(orderId)) changed.add(orderId);
  return changed;
}

const shownIn = (order: OrderCard | undefined) =>
  order && !order.isNeverPaid ? sectionOf(order.status) : null;

function without(sections: SectionLists, order: OrderCard | undefined): SectionLists {
  const section = shownIn(order);
  if (!order || !section) return sections;
  return { ...sections, [section]: sections[section].filter((other) => other !== order) };
}

function putIn(sections: SectionLists, order: OrderCard | undefined): SectionLists {
  const section = shownIn(order);
  if (!order || !section) return sections;
  const list = sections[section];
  const compare = compareIn(section);
  const place = placeIn(list, (other) => compare(other, order) < 0);
  return { ...sections, [section]: list.toSpliced(place, 0, order) };
}

function sortedSections(board: BoardState, before: SectionLists = emptySections): SectionLists {
  const lists = noOrders();
  for (const { orderId } of board.orders.values()) {
    const order = visibleOrder(board, orderId);
    const section = shownIn(order);
    if (order && section) lists[section].push(order);
  }
  let result = before;
  for (const section of BOARD_SECTIONS) {
    const list = lists[section].sort(compareIn(section));
    if (!isSameList(list, before[section])) result = { ...result, [section]: list };
  }
  return result;
}
