import { calendarDay } from '../../kit/calendar-day.ts';
import { oneOf, plainNumber } from '../../kit/field-types.ts';
import { type DomainOfShape, nullable, record } from '../../kit/record.ts';

/** Commission and fee (cents) that returned to the store with a refund or a lost dispute, and the receiving account. */
export const returnedShare = record({
  orderId: ['order_id', plainNumber],
  postingId: ['id', plainNumber],
  kind: ['kind', oneOf(['refund', 'dispute'])],
  bookedOn: ['processed_at', calendarDay],
  commissionCents: ['commission_value', plainNumber],
  feeCents: ['online_payment_value', plainNumber],
  // 'receivable': the order's next repasses include it. 'current': the current account has it.
  to: ['account', oneOf(['receivable', 'current'])],
  // The invoice of the month; null: the month is open, or no invoice includes it.
  invoice: [
    'invoice',
    nullable(record({ invoiceId: ['id', plainNumber], endsOn: ['date_end', calendarDay] })),
  ],
});
export type ReturnedShare = DomainOfShape<typeof returnedShare>;
