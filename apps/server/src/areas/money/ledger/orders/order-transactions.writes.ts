import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { type OrderAmounts, type PaymentWay, wayOf } from '@comanda/domain/money/ledger/order-amounts';
import { prepared, type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

export type TransactionKind = 'delivered' | 'undone' | 'refund' | 'dispute-lost';

export interface OrderTransaction {
  postingId: number;
  orderId: number;
  kind: TransactionKind;
  /** The order's operational day. */
  day: CalendarDate;
  bookedOn: CalendarDate;
  at: number;
  /** Payment way of the order. If omitted, the way follows from the amounts. */
  way?: PaymentWay;
  amounts: OrderAmounts;
  /** The terms that the amounts were computed with. */
  terms: unknown;
}

export function orderTransactionStatement(tx: Transaction, transaction: OrderTransaction): Query {
  const { postingId, orderId, kind, day, bookedOn, at, amounts: of, terms } = transaction;
  return prepared(
    'post-order-transaction',
    sql`
      insert into order_transactions (store_id, posting_id, order_id, kind, day, booked_on, occurred_at, way, subtotal_cents,
        delivery_cents, store_discount_cents, sponsored_cents, online_cents, cash_cents, card_cents, partner_cents, fee_cents,
        commission_cents, base_subtotal_cents, base_delivery_cents, platform_fee_cents, nett_cents, terms)
      values (${tx.storeId}, ${postingId}, ${orderId}, ${kind}, ${day}::date, ${bookedOn}::date, ${new Date(at).toISOString()},
        ${transaction.way ?? wayOf(of)}, ${of.subtotalCents}, ${of.deliveryCents}, ${of.storeDiscountCents},
        ${of.sponsoredDiscountCents}, ${of.onlineCents}, ${of.cashCents}, ${of.cardCents}, ${of.partnerCents}, ${of.feeCents},
        ${of.commissionCents}, ${of.commissionableSubtotalCents}, ${of.commissionableDeliveryCents}, ${of.platformFeeCents},
        ${of.nettCents}, ${JSON.stringify(terms)}::jsonb)`,
  );
}
