import { BOARD_SECTIONS, OPEN_SECTIONS, secondsToDeadline } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { SectionLists } from '../board/board-sections.ts';

/** The filters of the list, in screen order; these words are in the address (`?filtro=entrega.atrasados`). */
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

/** The filters of an address; unknown words are ignored. */
export function filtersIn(search: string): OrderFilters {
  const requested = new URLSearchParams(search).get('filtro')?.split('.') ?? [];
  const known = ORDER_FILTERS.filter((filter) => requested.includes(words[filter]));
  return known.length === 0 ? noFilters : new Set(known);
}

/** The filters as text for the address; undefined for none. */
export function addressOf(filters: OrderFilters): string | undefined {
  const chosen = ORDER_FILTERS.filter((filter) => filters.has(filter));
  return chosen.length === 0 ? undefined : chosen.map((filter) => words[filter]).join('.');
}

/** The filters with one added, or removed. */
export function toggled(filters: OrderFilters, filter: OrderFilter): OrderFilters {
  const next = new Set(filters);
  if (!next.delete(filter)) next.add(filter);
  return next.size === 0 ? noFilters : next;
}

// The card has the payment only as text; the domain writes this for an order that needs change.
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

/** True when an order matches at least one chosen filter of every group; `late` holds the late orders' numbers. */
export function matchesFilters(order: OrderCard, filters: OrderFilters, late: ReadonlySet<number>): boolean {
  return FILTER_GROUPS.every((group: readonly OrderFilter[]) => {
    const chosen = group.filter((filter) => filters.has(filter));
    return chosen.length === 0 || chosen.some((filter) => hasFilter(order, filter, late));
  });
}

/** Filters every section; the same lists when there are no filters. */
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

/** The numbers of the open orders whose deadline has passed at a time of the server's clock. */
export function lateOrders(sections: SectionLists, serverNow: number): number[] {
  const late: number[] = [];
  for (const section of OPEN_SECTIONS)
    for (const order of sections[section])
      if ((secondsToDeadline(order, serverNow) ?? 0) < 0) late.push(order.orderId);
  return late;
}
