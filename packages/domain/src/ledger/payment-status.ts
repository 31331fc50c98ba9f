import type { CalendarDate } from '../time/calendar-date.ts';

/** How a payment of the calendar stands; `confirmed`: the payment provider lists it among what it settles. */
export const PAYMENT_STATUSES = ['scheduled', 'confirmed', 'paid', 'late', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type ReceivableState = 'open' | 'settled' | 'cancelled';

/**
 * A receivable that is open on a day after the one it was due on is late: what is due today may still be settled today. One that was settled
 * failed where the transfer of its repasse did not reach the store's account, until another is sent (`hasFailed`).
 */
export function paymentStatusOf(
  {
    state,
    hasFailed,
    isConfirmed,
    dueOn,
  }: { state: ReceivableState; hasFailed: boolean; isConfirmed: boolean; dueOn: CalendarDate },
  today: CalendarDate,
): PaymentStatus {
  if (state === 'settled') return hasFailed ? 'failed' : 'paid';
  if (state === 'cancelled') return 'cancelled';
  if (dueOn < today) return 'late';
  return isConfirmed ? 'confirmed' : 'scheduled';
}
