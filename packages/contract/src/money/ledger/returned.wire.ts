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
  // The receiving account. 'receivable': the order's next settlements include this amount. 'current': the
  // current account received it.
  to: ['account', oneOf(['receivable', 'current'])],
  // The invoice of the month. Null: the month is not closed, or no invoice includes this amount.
  invoice: [
    'invoice',
    nullable(record({ invoiceId: ['id', plainNumber], endsOn: ['date_end', calendarDay] })),
  ],
});
export type ReturnedShare = DomainOfShape<typeof returnedShare>;
