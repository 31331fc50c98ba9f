import { BOARD_SECTIONS, OPEN_SECTIONS, secondsToDeadline } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { SectionLists } from '../board/board-sections.ts';

/**
 * The filters of the list, in the sequence of the screen, with their words in the address
 * (`?filtro=entrega.atrasados`).
 */
const words = {
  delivery: 'entrega',
  pickup: 'retirada',
  'paid-online': 'pago-online',
  'pay-at-door': 'na-entrega',
  'cash-with-change': 'troco',
  late: 'atrasados',
  scheduled: 'agendados',
} as const;

export type OrderFilter = keyof typeof words;
export type OrderFilters = ReadonlySet<OrderFilter>;

/** Filters of one group are joined by 'or', groups by 'and': (Entrega or Retirada) and Atrasados. */
export const FILTER_GROUPS = [
  ['delivery', 'pickup'],
  ['paid-online', 'pay-at-door', 'cash-with-change'],
  ['late'],
  ['scheduled'],
] as const satisfies readonly (readonly OrderFilter[])[];

export const ORDER_FILTERS: readonly OrderFilter[] = FILTER_GROUPS.flat();

export const noFilters: OrderFilters = new Set();

/** Reads the filters from an address; ignores unknown words. */
export function filtersIn(search: string): OrderFilters {
  const requested = new URLSearchParams(search).get('filtro')?.split('.') ?? [];
  const known = ORDER_FILTERS.filter((filter) => requested.includes(words[filter]));
  return known.length === 0 ? noFilters : new Set(known);
}

/** Writes the filters as text for the address; undefined without filters. */
export function addressOf(filters: OrderFilters): string | undefined {
  const chosen = ORDER_FILTERS.filter((filter) => filters.has(filter));
  return chosen.length === 0 ? undefined : chosen.map((filter) => words[filter]).join('.');
}

/** Returns the filters with `filter` added, or removed if it was chosen. */
export function toggled(filters: OrderFilters, filter: OrderFilter): OrderFilters {
  const next = new Set(filters);
  if (!next.delete(filter)) next.add(filter);
  return next.size === 0 ? noFilters : next;
}

// Matches the payment text of an order that needs change, because a card has the payment only as text.
const needsChange = /\btroco p\//;

/** True when an order matches a filter. */
export function hasFilter(order: OrderCard, filter: OrderFilter, late: ReadonlySet<number>): boolean {
  switch (filter) {
    case 'delivery':
    case 'pickup':
      return order.fulfilment === filter;
    case 'paid-online':
      return order.chargeCents === 0;
    case 'pay-at-door':
      return order.chargeCents > 0;
    case 'cash-with-change':
      return order.chargeCents > 0 && needsChange.test(order.paymentSummary);
    case 'late':
      return late.has(order.orderId);
    case 'scheduled':
      return order.scheduledFor !== null;
  }
}

/** True when an order matches at least one chosen filter of every group. `late` has the ids of late orders. */
export function matchesFilters(order: OrderCard, filters: OrderFilters, late: ReadonlySet<number>): boolean {
  return FILTER_GROUPS.every((group: readonly OrderFilter[]) => {
    const chosen = group.filter((filter) => filters.has(filter));
    return chosen.length === 0 || chosen.some((filter) => hasFilter(order, filter, late));
  });
}

/** Filters the orders of every section; returns the same lists if no filter is chosen. */
export function filterSections(
  sections: SectionLists,
  filters: OrderFilters,
  late: ReadonlySet<number>,
): SectionLists {
  if (filters.size === 0) return sections;
  const stored = BOARD_SECTIONS.map((section) => [
    section,
    sections[section].filter((order) => matchesFilters(order, filters, late)),
  ]);
  return { ...sections, ...Object.fromEntries(stored) };
}

/** Ids of the open orders whose deadline has passed, at a time of the server's clock. */
export function lateOrders(sections: SectionLists, serverNow: number): number[] {
  const late: number[] = [];
  for (const section of OPEN_SECTIONS)
    for (const order of sections[section])
      if ((secondsToDeadline(order, serverNow) ?? 0) < 0) late.push(order.orderId);
  return late;
}
