import { BOARD_SECTIONS, OPEN_SECTIONS } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { SectionLists } from '../board/board-sections.ts';
import {
  FILTER_GROUPS,
  hasFilter,
  matchesFilters,
  ORDER_FILTERS,
  type OrderFilter,
  type OrderFilters,
} from './order-filters.ts';

/**
 * The filters of an order that do not depend on the clock. A new version of the order is a new object, so its
 * filters are computed again.
 */
const steadyFilters = new WeakMap<OrderCard, readonly OrderFilter[]>();
const noneLate: ReadonlySet<number> = new Set();

function steadyFiltersOf(order: OrderCard): readonly OrderFilter[] {
  const known = steadyFilters.get(order);
  if (known !== undefined) return known;
  const found = ORDER_FILTERS.filter((filter) => hasFilter(order, filter, noneLate));
  steadyFilters.set(order, found);
  return found;
}

/** Number of open orders (neither delivered nor cancelled) that match each filter. */
export function countByFilter(
  sections: SectionLists,
  late: ReadonlySet<number>,
): Record<OrderFilter, number> {
  const counts: Record<OrderFilter, number> = {
    delivery: 0,
    pickup: 0,
    'paid-online': 0,
    'pay-at-door': 0,
    'cash-with-change': 0,
    late: 0,
    scheduled: 0,
  };
  for (const section of OPEN_SECTIONS) {
    for (const order of sections[section]) {
      for (const filter of steadyFiltersOf(order)) counts[filter] += 1;
      if (late.has(order.orderId)) counts.late += 1;
    }
  }
  return counts;
}

/** The filters that hide every order, and the number of orders that become visible without these filters. */
export interface HidingFilters {
  filters: readonly OrderFilter[];
  revealed: number;
}

/**
 * Finds the group of filters whose removal shows the most orders again, for the text of an empty list. Null
 * if removing a single group shows no order.
 */
export function hidingFilters(
  sections: SectionLists,
  filters: OrderFilters,
  late: ReadonlySet<number>,
): HidingFilters | null {
  const orders = BOARD_SECTIONS.flatMap((section) => sections[section]);
  let max: HidingFilters | null = null;
  for (const group of FILTER_GROUPS) {
    const chosen = group.filter((filter) => filters.has(filter));
    if (chosen.length === 0) continue;
    const others = new Set([...filters].filter((filter) => !chosen.some((own) => own === filter)));
    const revealed = orders.filter((order) => matchesFilters(order, others, late)).length;
    if (revealed > (max?.revealed ?? 0)) max = { filters: chosen, revealed };
  }
  return max;
}
