import type { CalendarDate } from '../../kit/time/calendar-date.ts';

/** State of a settlement's money. 'pending': available, not sent. 'processing': on its way. */
export const SETTLEMENT_STATES = ['paid', 'pending', 'processing', 'failed'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/**
 * Status of a payment in the calendar. `confirmed`: the payment provider lists the payment, or a settlement contains
 * it. It is not paid yet.
 */
export const PAYMENT_STATUSES = ['scheduled', 'confirmed', 'paid', 'late', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type ReceivableState = 'open' | 'settled' | 'cancelled';

/** A receivable with the state of its settlement; null before a settlement contains it. */
export interface FollowedReceivable {
  state: ReceivableState;
  settlementState: SettlementState | null;
  isConfirmed: boolean;
  dueOn: CalendarDate;
}

const STATUS_IN_SETTLEMENT = {
  paid: 'paid',
  pending: 'confirmed',
  processing: 'confirmed',
  failed: 'failed',
} as const satisfies Record<SettlementState, PaymentStatus>;

/**
 * A receivable is paid when its money left, not when a settlement contains it. A receivable due today may still be
 * settled today, so it is not late.
 */
export function paymentStatusOf(
  { state, settlementState, isConfirmed, dueOn }: FollowedReceivable,
  today: CalendarDate,
): PaymentStatus {
  if (settlementState !== null) return STATUS_IN_SETTLEMENT[settlementState];
  if (state === 'cancelled') return 'cancelled';
  if (dueOn < today) return 'late';
  return isConfirmed ? 'confirmed' : 'scheduled';
}
