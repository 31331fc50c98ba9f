import type { CalendarDate } from '../time/calendar-date.ts';
import type { OrderFact, SaleAmounts, SaleCount, SaleOutcome, SaleWay } from './order-fact.ts';

/** The orders of a day that ended alike and were paid alike, summed up. */
export interface SalesDay extends SaleAmounts {
  day: CalendarDate;
  outcome: SaleOutcome;
  way: SaleWay;
  orders: number;
  /** Orders somebody else than the store gave a discount on. */
  sponsoredOrders: number;
  deliveries: number;
  /** Orders a commission was agreed on for, and what the store sold with them: products less its own discount. */
  termsOrders: number;
  termsSalesCents: number;
}

/** What is added up of a {@link SalesDay}. */
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

/** What the store sold, in cents: products less its own discount. */
export const storeSalesOf = (
  of: Pick<SaleAmounts, 'subtotalCents' | 'otherFeesCents' | 'storeDiscountCents'>,
): number => of.subtotalCents - of.otherFeesCents - of.storeDiscountCents;

/** What one order adds to its day. */
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

/** Sums of days under their keys; what adds up to nothing is left out. */
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

/** The same of counts. */
export function addedCounts(counts: readonly { sign: 1 | -1; of: SaleCount }[]): SaleCount[] {
  const sums = new Map<string, SaleCount>();
  for (const { sign, of } of counts) {
    const key = `${of.kind} ${of.day} ${of.outcome} ${of.key}`;
    const sum = sums.get(key) ?? { ...of, times: 0, cents: 0 };
    // Quantities of three decimals add up exactly as thousandths.
    sum.times = Math.round((sum.times + sign * of.times) * 1_000) / 1_000;
    sum.cents += sign * of.cents;
    sums.set(key, sum);
  }
  return [...sums.values()].filter(({ times, cents }) => times !== 0 || cents !== 0);
}

/** No sales at all. */
export function noSales(): SalesSums {
  return Object.fromEntries(SALES_SUMS.map((field) => [field, 0])) as unknown as SalesSums;
}

/** Sums of a period out of those of its days. */
export function sumSales(days: readonly SalesSums[]): SalesSums {
  const sum = noSales();
  for (const day of days) for (const field of SALES_SUMS) sum[field] += day[field];
  return sum;
}
