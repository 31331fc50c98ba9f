import type { OrderPayment } from './payments.ts';
import { pendingFault, sumCents, TOLERANCE_CENTS, UNDECLARED } from './payments.ts';

/**
 * A sum of an order that does not come out: `items` the lines against the subtotal, `charged` subtotal, fees and
 * discounts against the total, `paid` the payments against the total, `pending` the ways of paying against what the
 * platform states as still to be paid, `sponsors` the shares of a discount against it.
 */
export const TOTAL_SUMS = ['items', 'charged', 'paid', 'pending', 'sponsors'] as const;
export type TotalSum = (typeof TOTAL_SUMS)[number];

/** One sum that fails: what the parts add up to, and what the order says instead. Integer cents. */
export interface TotalFault {
  sum: TotalSum;
  computedCents: number;
  statedCents: number;
}

/** The amounts of an order's document. Integer cents. */
interface Amounts {
  items: readonly { totalCents: number }[];
  itemsCents: number;
  fees: readonly Cents[];
  discounts: readonly (Cents & { sharedCents?: number })[];
  totalCents: number;
  payments: readonly OrderPayment[];
  statedPendingCents?: number | null;
}

interface Cents {
  cents: number;
}

/** Every sum of the document that fails: Σ lines + fees − discounts must be what is charged, and be paid for. */
export function totalFaults(document: Amounts): TotalFault[] {
  const { itemsCents, totalCents, payments, discounts } = document;
  const lines = document.items.reduce((total, item) => total + item.totalCents, 0);
  const shared = discounts.filter(({ sharedCents }) => sharedCents !== undefined);
  const pending = pendingFault(payments, document.statedPendingCents ?? null, totalCents);
  const sums: TotalFault[] = [
    { sum: 'items', computedCents: lines, statedCents: itemsCents },
    {
      sum: 'charged',
      computedCents: itemsCents + sumCents(document.fees) - sumCents(discounts),
      statedCents: totalCents,
    },
    { sum: 'paid', computedCents: paidCents(payments, totalCents), statedCents: totalCents },
    ...(pending === null ? [] : [{ sum: 'pending' as const, ...pending }]),
    {
      sum: 'sponsors',
      computedCents: shared.reduce((total, { sharedCents = 0 }) => total + sharedCents, 0),
      statedCents: sumCents(shared),
    },
  ];
  return sums.filter(
    ({ computedCents, statedCents }) => Math.abs(computedCents - statedCents) > TOLERANCE_CENTS,
  );
}

/** What is paid for: by the named ways alone where these come out, or else with what nobody named a way for. */
function paidCents(payments: readonly OrderPayment[], totalCents: number): number {
  if (payments.length === 0) return totalCents;
  const named = sumCents(payments.filter(({ method }) => method !== UNDECLARED));
  return Math.abs(named - totalCents) <= TOLERANCE_CENTS ? named : sumCents(payments);
}

/** True when what is charged can be relied on: in reais, and no sum fails. Who shares a discount is another matter. */
export function totalsAgree(document: Amounts & { currency?: string }): boolean {
  return document.currency === undefined && totalFaults(document).every(({ sum }) => sum === 'sponsors');
}
