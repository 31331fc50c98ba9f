import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { OrderAmounts, PaymentWay } from '@comanda/domain/money/ledger/order-amounts';
import type { ReducedReceivable } from '@comanda/domain/money/ledger/post-dispute';
import type { OpenReceivable } from '@comanda/domain/money/ledger/post-refund';
import type { OrderTerms } from '@comanda/domain/money/ledger/terms';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** The amounts of a transaction, with the domain's names. */
export const AMOUNT_COLUMNS: Query = sql`
  subtotal_cents as "subtotalCents", delivery_cents as "deliveryCents", store_discount_cents as "storeDiscountCents",
  sponsored_cents as "sponsoredDiscountCents", online_cents as "onlineCents", cash_cents as "cashCents",
  card_cents as "cardCents", partner_cents as "partnerCents", fee_cents as "feeCents", commission_cents as "commissionCents",
  base_subtotal_cents as "commissionableSubtotalCents",
  base_delivery_cents as "commissionableDeliveryCents", platform_fee_cents as "platformFeeCents",
  nett_cents as "nettCents"`;

/** The posted delivery of an order, if it was not undone. */
export interface Delivery {
  postingId: number;
  day: CalendarDate;
  way: PaymentWay;
  amounts: OrderAmounts;
  terms: StoredOrderTerms;
}

/** The terms that were saved with an order. */
export interface StoredOrderTerms {
  plan: Pick<OrderTerms['plan'], 'planId' | 'fromDay' | 'returnsFee'>;
  commission: OrderTerms['commission'];
  rates: readonly unknown[];
}

/** The order's delivery; null when not posted, or undone. */
export async function findDelivery(tx: Transaction, orderId: number): Promise<Delivery | null> {
  const row = await tx.maybeRow<Omit<Delivery, 'amounts'> & OrderAmounts & { kind: string }>(sql`
    select posting_id as "postingId", kind, day, way, terms, ${AMOUNT_COLUMNS}
      from order_transactions
     where store_id = ${tx.storeId} and order_id = ${orderId} and kind in ('delivered', 'undone')
     order by posting_id desc limit 1`);
  if (row === null || row.kind === 'undone') return null;
  const { postingId, kind: _delivered, day, way, terms, ...amounts } = row;
  return { postingId, day, way, terms, amounts };
}

/**
 * The order transaction of a refund or lost dispute, by its posting; null when the posting made no
 * transaction.
 */
export async function transactionAt(
  tx: Transaction,
  postingId: number,
): Promise<{ kind: 'refund' | 'dispute-lost'; amounts: OrderAmounts } | null> {
  const row = await tx.maybeRow<OrderAmounts & { kind: 'refund' | 'dispute-lost' }>(sql`
    select kind, ${AMOUNT_COLUMNS} from order_transactions
     where store_id = ${tx.storeId} and posting_id = ${postingId}`);
  if (row === null) return null;
  const { kind, ...amounts } = row;
  return { kind, amounts };
}

/** Cents that refunds and lost disputes have returned since the order's delivery; never negative. */
export async function refundedSince(tx: Transaction, orderId: number, postingId: number): Promise<number> {
  const row = await tx.maybeRow<{ cents: number }>(sql`
    select coalesce(-sum(online_cents + cash_cents + card_cents + partner_cents), 0)::bigint as cents
      from order_transactions
     where store_id = ${tx.storeId} and order_id = ${orderId} and kind in ('refund', 'dispute-lost')
       and posting_id > ${postingId}`);
  return row?.cents ?? 0;
}

/** The open receivables of an order, earliest first. */
export function openReceivables(tx: Transaction, orderId: number): Promise<OpenReceivable[]> {
  return tx.rows<OpenReceivable>(sql`
    select receivable_id as "receivableId", cents from receivables
     where store_id = ${tx.storeId} and order_id = ${orderId} and state = 'open' order by due_on, receivable_id`);
}

/** The unsettled receivables of the order's last delivery, including those reduced to zero; earliest first. */
export function unsettledReceivables(tx: Transaction, orderId: number): Promise<ReducedReceivable[]> {
  return tx.rows<ReducedReceivable>(sql`
    select receivable_id as "receivableId", cents, original_cents as "originalCents" from receivables
     where store_id = ${tx.storeId} and order_id = ${orderId} and state <> 'settled'
       and posting_id = (select max(posting_id) from order_transactions
                          where store_id = ${tx.storeId} and order_id = ${orderId} and kind = 'delivered')
     order by due_on, receivable_id`);
}
