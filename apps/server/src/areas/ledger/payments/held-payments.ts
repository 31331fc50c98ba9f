import { prepared, type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Held of a payment: captured, less what went back, plus what the current account gave instead. */
export const HELD_CENTS: Query = sql`cents - returned_cents + held_offset_cents`;

/** The payments of an order before its delivery. */
export interface HeldMoney {
  /** Cents that are held and not blocked. */
  freeCents: number;
  /** Cents that were captured and did not go back to the customer. */
  unreturnedCents: number;
  /** A cancelled order is never delivered. */
  isCancelled: boolean;
  hasOpenDispute: boolean;
}

/** Reads what is held of an order that was not delivered. The order's row is locked, so that its status is the current one. */
export async function heldMoney(tx: Transaction, orderId: number): Promise<HeldMoney> {
  const row = await tx.maybeRow<HeldMoney>(sql`
    select (held.cents - coalesce(blocks.cents, 0))::bigint as "freeCents", blocks.count > 0 as "hasOpenDispute",
           held.unreturned as "unreturnedCents",
           coalesce((select status = 'cancelled' from orders
                      where store_id = ${tx.storeId} and order_id = ${orderId}), false) as "isCancelled"
      from (select coalesce(sum(${HELD_CENTS}), 0) as cents, coalesce(sum(cents - returned_cents), 0)::bigint as unreturned
              from held_payments
             where store_id = ${tx.storeId} and order_id = ${orderId} and delivered_by is null) held,
           (select sum(held_cents) as cents, count(*) as count from ledger_blocks
             where store_id = ${tx.storeId} and order_id = ${orderId} and state = 'open') blocks`);
  if (row === null) throw new Error('a select without a table has one row');
  return row;
}

/** The payments of an order were taken by a delivery, or are held again. */
export const heldUntil = (tx: Transaction, orderId: number, deliveredBy: number | null): Query =>
  prepared(
    'hold-payments',
    sql`update held_payments set delivered_by = ${deliveredBy}
         where store_id = ${tx.storeId} and order_id = ${orderId}`,
  );

/** Counts a refund on its payment. The table's check refuses more than was captured. `fromCurrentCents`: of it, not out of held money. */
export const refundedOf = (
  tx: Transaction,
  { chargeId, cents, fromCurrentCents = 0 }: { chargeId: number; cents: number; fromCurrentCents?: number },
): Query =>
  sql`update held_payments set returned_cents = returned_cents + ${cents},
             held_offset_cents = held_offset_cents + ${fromCurrentCents}
       where store_id = ${tx.storeId} and charge_id = ${chargeId}`;

/**
 * Counts a lost dispute on its payment. A refund that was under way may have given a part back already: the count ends at what was captured.
 * `heldCents`: of the lost amount, out of held money.
 */
export const lostOf = (
  tx: Transaction,
  { chargeId, cents, heldCents }: { chargeId: number; cents: number; heldCents: number },
): Query =>
  sql`update held_payments
         set returned_cents = least(cents, returned_cents + ${cents}::bigint),
             held_offset_cents = held_offset_cents + least(cents - returned_cents, ${cents}::bigint) - ${heldCents}::bigint
       where store_id = ${tx.storeId} and charge_id = ${chargeId}`;

/** Held money of a cancelled order went back to who bore a refund. */
export const givenBackOf = (tx: Transaction, { orderId, cents }: { orderId: number; cents: number }): Query =>
  sql`update held_payments set held_offset_cents = held_offset_cents - ${cents}::bigint
       where store_id = ${tx.storeId} and charge_id = (
         select min(charge_id) from held_payments
          where store_id = ${tx.storeId} and order_id = ${orderId} and delivered_by is null)`;
