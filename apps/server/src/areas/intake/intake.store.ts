import type { NewOrder } from '@comanda/domain/orders/new-order';
import { prepared, sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface PlacedOrder {
  order: NewOrder;
  contentHash: Buffer;
  receivedAt: number;
  acceptBy: number;
  promisedFor: number;
  totalCents: number;
  chargeCents: number;
  paymentSummary: string;
  searchText: string;
  canUseCourier: boolean;
  hasTotalMismatch: boolean;
}

/**
 * Writes a new order in one statement: numbers of order and event, the order, its first history entry, the
 * event and its place in the outbox. Answers null when the store already has an order of this external id
 * (the numbers taken must then be rolled back).
 */
export async function placeOrder(
  tx: Transaction,
  placed: PlacedOrder,
): Promise<{ orderId: number; seq: number } | null> {
  const { order } = placed;
  return tx.maybeRow(
    prepared(
      'place-order',
      sql`
        with counted as (
          update store_counters set event_seq = event_seq + 1, order_no = order_no + 1
           where store_id = ${tx.storeId} returning event_seq, order_no
        ), placed as (
          insert into orders (
            store_id, order_id, external_id, content_hash, code, status, fulfilment, created_at, received_at,
            accept_by, promised_for, customer_id, customer_name, customer_phone, is_phone_verified,
            is_first_in_app, is_first_in_store, district, total_cents, charge_cents, payment_summary, origin,
            can_use_courier, search_text, has_total_mismatch, document)
          select ${tx.storeId}, order_no, ${order.externalId}, ${placed.contentHash}, ${order.code}, 'pending',
                 ${order.fulfilment}, to_timestamp(${order.createdAt / 1000}), to_timestamp(${placed.receivedAt / 1000}),
                 to_timestamp(${placed.acceptBy / 1000}), to_timestamp(${placed.promisedFor / 1000}),
                 ${order.customerId}, ${order.customerName}, ${order.customerPhone}, ${order.isPhoneVerified},
                 ${order.isFirstInApp}, ${order.isFirstInStore}, ${order.document.address?.district ?? null},
                 ${placed.totalCents}, ${placed.chargeCents}, ${placed.paymentSummary}, ${order.origin},
                 ${placed.canUseCourier}, ${placed.searchText}, ${placed.hasTotalMismatch},
                 ${JSON.stringify(order.document)}
            from counted
          on conflict on constraint orders_external_id do nothing
          returning order_id, received_at
        ), told as (
          insert into order_history (store_id, order_id, version, at, happened, status, actor_kind)
          select ${tx.storeId}, order_id, 1, received_at, 'received', 'pending', 'platform' from placed
        ), event as (
          insert into store_events (store_id, seq, kind, order_id)
          select ${tx.storeId}, event_seq, 'new', order_id from counted, placed
        ), outbox as (
          insert into event_outbox (store_id, seq) select ${tx.storeId}, event_seq from counted, placed
        )
        select order_id as "orderId", event_seq as seq from counted, placed`,
    ),
  );
}

export interface IntakeStore {
  acceptMinutes: number;
  maxMinutes: number;
  isSuspended: boolean;
}

export function findIntakeSettings(tx: Transaction): Promise<IntakeStore | null> {
  return tx.maybeRow<IntakeStore>(
    prepared(
      'intake-settings',
      sql`select accept_minutes as "acceptMinutes", max_minutes as "maxMinutes", is_suspended as "isSuspended"
            from stores where store_id = ${tx.storeId}`,
    ),
  );
}
