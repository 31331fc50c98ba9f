import { BOARD_SECTIONS, type BoardSection, sectionOf } from '@comanda/domain/orders/board';
import type { OrderCard } from '@comanda/domain/orders/order';
import type { BoardState } from './board-state.ts';

/** Orders of every section, in screen order. */
export type SectionLists = Readonly<Record<BoardSection, readonly OrderCard[]>>;

export const emptySections: SectionLists = {
  pending: [],
  'in-production': [],
  'on-the-way': [],
  delivered: [],
  cancelled: [],
};

/** What must be answered or promised soonest comes first; closed orders newest first. Ties by order number. */
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

/**
 * The board's sections as they stand. A section in which nothing changed keeps its very array from `before`, so that
 * whoever shows it has nothing to do.
 */
export function sectionsOf(state: BoardState, before: SectionLists = emptySections): SectionLists {
  const lists: Record<BoardSection, OrderCard[]> = {
    pending: [],
    'in-production': [],
    'on-the-way': [],
    delivered: [],
    cancelled: [],
  };
  for (const known of state.ordersById.values()) {
    const order = state.optimistic.get(known.orderId)?.order ?? known;
    const section = sectionOf(order.status);
    if (section) lists[section].push(order);
  }
  let result = before;
  for (const section of BOARD_SECTIONS) {
    const list = lists[section].sort(compareIn(section));
    if (!isSameList(list, before[section])) result = { ...result, [section]: list };
  }
  return result;
}
