import type { CalendarDate } from '../time/calendar-date.ts';

/** How far the money of a repasse came: 'pending' is available and was not sent, 'processing' is on its way. */
export const SETTLEMENT_STATES = ['paid', 'pending', 'processing', 'failed'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/** Status of a payment of the calendar; `confirmed`: the payment provider lists it, or a repasse has it and it is not paid yet. */
export const PAYMENT_STATUSES = ['scheduled', 'confirmed', 'paid', 'late', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type ReceivableState = 'open' | 'settled' | 'cancelled';

/** A receivable with the state of the repasse that has it; null: none has. */
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

/** A payment is paid once its money left, not once a repasse has it. What is due today may still be settled today: it is not late. */
export function paymentStatusOf(
  { state, settlementState, isConfirmed, dueOn }: FollowedReceivable,
  today: CalendarDate,
): PaymentStatus {
  if (settlementState !== null) return STATUS_IN_SETTLEMENT[settlementState];
  if (state === 'cancelled') return 'cancelled';
  if (dueOn < today) return 'late';
  return isConfirmed ? 'confirmed' : 'scheduled';
}
