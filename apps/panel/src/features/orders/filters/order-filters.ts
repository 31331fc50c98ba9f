import { BOARD_SECTIONS, OPEN_SECTIONS, secondsToDeadline } from '@comanda/domain/orders/board';
import type { OrderCard } from '@comanda/domain/orders/order';
import type { SectionLists } from '../board/board-sections.ts';

/** What the list can be narrowed to, in screen order; the words stand in the address (`?filtro=entrega.atrasados`). */
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

/** Filters of one group widen each other, groups narrow each other: (Entrega or Retirada) and Atrasados. */
export const FILTER_GROUPS = [
  ['delivery', 'pickup'],
  ['paid-online', 'pay-at-door', 'cash-with-change'],
  ['late'],
  ['scheduled'],
] as const satisfies readonly (readonly OrderFilter[])[];

export const ORDER_FILTERS: readonly OrderFilter[] = FILTER_GROUPS.flat();

export const noFilters: OrderFilters = new Set();

/** The filters an address asks for; words it does not know are left out. */
export function filtersIn(search: string): OrderFilters {
  const asked = new URLSearchParams(search).get('filtro')?.split('.') ?? [];
  const known = ORDER_FILTERS.filter((filter) => asked.includes(words[filter]));
  return known.length === 0 ? noFilters : new Set(known);
}

/** The filters as the address keeps them; undefined for none. */
export function addressOf(filters: OrderFilters): string | undefined {
  const chosen = ORDER_FILTERS.filter((filter) => filters.has(filter));
  return chosen.length === 0 ? undefined : chosen.map((filter) => words[filter]).join('.');
}

/** The filters with one more, or one less. */
export function toggled(filters: OrderFilters, filter: OrderFilter): OrderFilters {
  const next = new Set(filters);
  if (!next.delete(filter)) next.add(filter);
  return next.size === 0 ? noFilters : next;
}

// The card says the payment in words for people only; these are the ones the domain writes for a note to be changed.
const needsChange = /\btroco p\//;

/** True when an order stands in a filter. */
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

/** True when an order stands in at least one chosen filter of every group; `late` holds the late orders' numbers. */
export function matchesFilters(order: OrderCard, filters: OrderFilters, late: ReadonlySet<number>): boolean {
  return FILTER_GROUPS.every((group: readonly OrderFilter[]) => {
    const chosen = group.filter((filter) => filters.has(filter));
    return chosen.length === 0 || chosen.some((filter) => hasFilter(order, filter, late));
  });
}

/** Every section narrowed to the filters; the very same lists when there is nothing to narrow. */
export function filterSections(
  sections: SectionLists,
  filters: OrderFilters,
  late: ReadonlySet<number>,
): SectionLists {
  if (filters.size === 0) return sections;
  const kept = BOARD_SECTIONS.map((section) => [
    section,
    sections[section].filter((order) => matchesFilters(order, filters, late)),
  ]);
  return { ...sections, ...Object.fromEntries(kept) };
}

/** The numbers of the open orders whose deadline is over at an instant of the server's clock. */
export function lateOrders(sections: SectionLists, serverNow: number): number[] {
  const late: number[] = [];
  for (const section of OPEN_SECTIONS)
    for (const order of sections[section])
      if ((secondsToDeadline(order, serverNow) ?? 0) < 0) late.push(order.orderId);
  return late;
}
