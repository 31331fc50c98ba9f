import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import type { OrderFact, SaleAmounts, SaleCount, SaleOutcome, SaleWay } from './order-fact.ts';

/** Sum of all orders of a day with the same outcome and payment way. */
export interface SalesDay extends SaleAmounts {
  day: CalendarDate;
  outcome: SaleOutcome;
  way: SaleWay;
  orders: number;
  /** Number of orders with a discount that a sponsor other than the store pays. */
  sponsoredOrders: number;
  deliveries: number;
  /** Number of orders with commission terms, and their sales: products minus the store's discount. */
  termsOrders: number;
  termsSalesCents: number;
}

/** The summed fields of a {@link SalesDay}. */
export const SALES_SUMS = [
  'orders',
  'subtotalCents',
  'otherFeesCents',
  'deliveryCents',
  'storeDiscountCents',
  'sponsoredCents',
  'onlineCents',
  'cardCents',
  'cashCents',
  'commissionCents',
  'sponsoredOrders',
  'deliveries',
  'termsOrders',
  'termsSalesCents',
] as const satisfies readonly (keyof SalesDay)[];
export type SalesSums = Pick<SalesDay, (typeof SALES_SUMS)[number]>;

/** The store's sales in cents: products minus the store's discount. */
export const storeSalesOf = (
  of: Pick<SaleAmounts, 'subtotalCents' | 'otherFeesCents' | 'storeDiscountCents'>,
): number => of.subtotalCents - of.otherFeesCents - of.storeDiscountCents;

export function salesDayOf(fact: OrderFact): SalesDay {
  const { day, outcome, way } = fact;
  return {
    ...{ day, outcome, way, orders: 1 },
    subtotalCents: fact.subtotalCents,
    otherFeesCents: fact.otherFeesCents,
    deliveryCents: fact.deliveryCents,
    storeDiscountCents: fact.storeDiscountCents,
    sponsoredCents: fact.sponsoredCents,
    onlineCents: fact.onlineCents,
    cardCents: fact.cardCents,
    cashCents: fact.cashCents,
    commissionCents: fact.commissionCents,
    sponsoredOrders: fact.sponsoredCents > 0 ? 1 : 0,
    deliveries: fact.isDelivery ? 1 : 0,
    termsOrders: fact.hasTerms ? 1 : 0,
    termsSalesCents: fact.hasTerms ? storeSalesOf(fact) : 0,
  };
}

/** Adds and subtracts days with equal keys. Sums of zero are not in the result. */
export function addedDays(days: readonly { sign: 1 | -1; of: SalesDay }[]): SalesDay[] {
  const sums = new Map<string, SalesDay>();
  for (const { sign, of } of days) {
    const key = `${of.day} ${of.outcome} ${of.way}`;
    const sum = sums.get(key) ?? { ...of, ...noSales() };
    for (const field of SALES_SUMS) sum[field] += sign * of[field];
    sums.set(key, sum);
  }
  return [...sums.values()].filter((sum) => SALES_SUMS.some((field) => sum[field] !== 0));
}

/** Adds and subtracts counts with equal keys. */
export function addedCounts(counts: readonly { sign: 1 | -1; of: SaleCount }[]): SaleCount[] {
  const sums = new Map<string, SaleCount>();
  for (const { sign, of } of counts) {
    const key = `${of.kind} ${of.day} ${of.outcome} ${of.key}`;
    const sum = sums.get(key) ?? { ...of, times: 0, cents: 0 };
    // Quantities have three decimals. Rounding to thousandths removes errors of floating point.
    sum.times = Math.round((sum.times + sign * of.times) * 1_000) / 1_000;
    sum.cents += sign * of.cents;
    sums.set(key, sum);
  }
  return [...sums.values()].filter(({ times, cents }) => times !== 0 || cents !== 0);
}

export function noSales(): SalesSums {
  return Object.fromEntries(SALES_SUMS.map((field) => [field, 0])) as unknown as SalesSums;
}

/** Adds the days of a period. */
export function sumSales(days: readonly SalesSums[]): SalesSums {
  const sum = noSales();
  for (const day of days) for (const field of SALES_SUMS) sum[field] += day[field];
  return sum;
}
