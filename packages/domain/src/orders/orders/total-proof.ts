import type { OrderPayment } from './payments.ts';
import { pendingFault, sumCents, TOLERANCE_CENTS, UNDECLARED } from './payments.ts';

/**
 * The checks of an order's sums. `items`: lines = subtotal. `charged`: subtotal + fees − discounts = total.
 * `paid`: payments = total. `pending`: unpaid payment methods = the unpaid amount that the platform states.
 * `sponsors`: shares = their discount.
 */
export const TOTAL_SUMS = ['items', 'charged', 'paid', 'pending', 'sponsors'] as const;
export type TotalSum = (typeof TOTAL_SUMS)[number];

/** A failed check: the computed sum and the stated one. Integer cents. */
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

/** All failed checks of a document. Σ lines + fees − discounts must equal the total, and the payments must cover it. */
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

/**
 * The paid amount. If the named methods cover the total, only they count; otherwise amounts without a method count
 * too.
 */
function paidCents(payments: readonly OrderPayment[], totalCents: number): number {
  if (payments.length === 0) return totalCents;
  const named = sumCents(payments.filter(({ method }) => method !== UNDECLARED));
  return Math.abs(named - totalCents) <= TOLERANCE_CENTS ? named : sumCents(payments);
}

/**
 * True when the amount to charge is reliable: in reais, and without a failed check. The sponsors' shares do not change
 * the charge.
 */
export function totalsAgree(document: Amounts & { currency?: string }): boolean {
  return document.currency === undefined && totalFaults(document).every(({ sum }) => sum === 'sponsors');
}
