import { prepared, type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * SQL expression for the held part of a payment: the captured amount minus the returned amount, plus the part
 * of the return that the current account paid.
 */
export const HELD_CENTS: Query = sql`cents - returned_cents + held_offset_cents`;

/** The captured money of an order before its delivery. */
export interface HeldMoney {
  /** Held cents minus the cents blocked by disputes. */
  freeCents: number;
  /** True for a cancelled order. It will never be delivered. */
  isCancelled: boolean;
  hasOpenDispute: boolean;
}

/**
 * Reads the held money of an undelivered order. The caller must have locked the order, so that its status is
 * current.
 */
export async function heldMoney(tx: Transaction, orderId: number): Promise<HeldMoney> {
  const row = await tx.maybeRow<HeldMoney>(sql`
    select (held.cents - coalesce(blocks.cents, 0))::bigint as "freeCents", blocks.count > 0 as "hasOpenDispute",
           coalesce((select status = 'cancelled' from orders
                      where store_id = ${tx.storeId} and order_id = ${orderId}), false) as "isCancelled"
      from (select coalesce(sum(${HELD_CENTS}), 0) as cents
              from held_payments
             where store_id = ${tx.storeId} and order_id = ${orderId} and delivered_by is null) held,
           (select sum(held_cents) as cents, count(*) as count from ledger_blocks
             where store_id = ${tx.storeId} and order_id = ${orderId} and state = 'open') blocks`);
  if (row === null) throw new Error('a select without a table has one row');
  return row;
}

/** Marks the payments of an order as used by a delivery; null marks them as held again. */
export const heldUntil = (tx: Transaction, orderId: number, deliveredBy: number | null): Query =>
  prepared(
    'hold-payments',
    sql`update held_payments set delivered_by = ${deliveredBy}
         where store_id = ${tx.storeId} and order_id = ${orderId}`,
  );

/**
 * Makes the statement that adds an amount to the returned amount of a payment. `heldCents`: the part that
 * held money pays. A refund and a lost dispute together may exceed the payment: the returned amount then
 * stops at the paid amount, and other accounts pay the rest. Without a lost dispute the table's check refuses
 * more than the payment (`ledger.account-short`).
 */
export const returnedOf = (
  tx: Transaction,
  { chargeId, cents, heldCents }: { chargeId: number; cents: number; heldCents: number },
): Query =>
  sql`update held_payments h
         set returned_cents = returned_cents + counted.cents,
             held_offset_cents = held_offset_cents + counted.cents - ${heldCents}::bigint
        from (select p.charge_id,
                     case when exists (select 1 from ledger_blocks
                                        where store_id = ${tx.storeId} and charge_id = ${chargeId} and state = 'lost')
                          then least(p.cents - p.returned_cents, ${cents}::bigint) else ${cents}::bigint end as cents
                from held_payments p where p.store_id = ${tx.storeId} and p.charge_id = ${chargeId}) counted
       where h.store_id = ${tx.storeId} and h.charge_id = counted.charge_id`;

/**
 * Makes the statement that records held money of a cancelled order as returned to the party that paid a
 * refund.
 */
export const givenBackOf = (tx: Transaction, { orderId, cents }: { orderId: number; cents: number }): Query =>
  sql`update held_payments set held_offset_cents = held_offset_cents - ${cents}::bigint
       where store_id = ${tx.storeId} and charge_id = (
         select min(charge_id) from held_payments
          where store_id = ${tx.storeId} and order_id = ${orderId} and delivered_by is null)`;
