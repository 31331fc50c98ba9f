import type { CalendarDate } from '../time/calendar-date.ts';

/**
 * How a payment of the calendar stands. `confirmed` and `failed` are what a payment provider says of a payout of its own; of receivables the
 * ledger knows the other four.
 */
export const PAYMENT_STATUSES = ['scheduled', 'confirmed', 'paid', 'late', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type ReceivableState = 'open' | 'settled' | 'cancelled';

/** A receivable that is open on a day after the one it was due on is late: what is due today may still be settled today. */
export function paymentStatusOf(
  { state, dueOn }: { state: ReceivableState; dueOn: CalendarDate },
  today: CalendarDate,
): PaymentStatus {
  if (state === 'settled') return 'paid';
  if (state === 'cancelled') return 'cancelled';
  return dueOn < today ? 'late' : 'scheduled';
}
