import type { CalendarDate } from '../../kit/time/calendar-date.ts';

/** State of a settlement's money. 'pending': available, but not sent. 'processing': sent, but not arrived. */
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
 * A receivable counts as paid when its money was sent, not when a settlement contains it. A receivable that
 * is due today is not late, because it may still be settled today.
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
