import type { RefundPayer } from '@comanda/domain/money/ledger/post-refund';
import type { RefundState } from '@comanda/domain/money/payments/payment-states';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Reason of a refund: a user requested it, the order was cancelled, or the payment exceeded the order. */
export type RefundCause = 'asked' | 'cancelled' | 'surplus';

/** A stored refund. Amounts in cents, times in epoch milliseconds. */
export interface StoredRefund {
  refundId: number;
  chargeId: number;
  orderId: number;
  attempt: number;
  cents: number;
  cause: RefundCause;
  payer: RefundPayer;
  reason: string;
  key: string | null;
  state: RefundState;
  requestedAt: number;
  requestedBy: string | null;
  doneAt: number | null;
  note: string | null;
  attempts: number;
}

const COLUMNS = sql`
  refund_id as "refundId", charge_id as "chargeId", order_id as "orderId", attempt, cents, cause, payer, reason, key, state,
  asked_at as "requestedAt", asked_by as "requestedBy", done_at as "doneAt", note, attempts`;

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

export type NewRefund = Pick<
  StoredRefund,
  'chargeId' | 'orderId' | 'cents' | 'cause' | 'payer' | 'reason' | 'key' | 'requestedAt' | 'requestedBy'
> & { nextAttemptAt: number };

/**
 * Saves a refund before it is requested, and notifies the panels. The caller must reserve the amount on the
 * locked charge.
 */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<StoredRefund> {
  const refundId = await nextNumber(tx, 'payment-refund');
  const [row] = await tx.rows<StoredRefund>(sql`
    insert into payment_refunds (store_id, refund_id, charge_id, order_id, cents, cause, payer, reason, key, state, asked_at,
                                 asked_by, attempts, next_attempt_at)
    values (${tx.storeId}, ${refundId}, ${refund.chargeId}, ${refund.orderId}, ${refund.cents}, ${refund.cause},
            ${refund.payer}, ${refund.reason}, ${refund.key}, 'asking', ${time(refund.requestedAt)}, ${refund.requestedBy}, 1,
            ${time(refund.nextAttemptAt)})
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error('the refund was not kept');
  tx.announce('finance');
  return row;
}

export function findRefund(tx: Transaction, refundId: number): Promise<StoredRefund | null> {
  return tx.maybeRow<StoredRefund>(sql`
    select ${COLUMNS} from payment_refunds where store_id = ${tx.storeId} and refund_id = ${refundId}`);
}

export function findRefundByKey(tx: Transaction, key: string): Promise<StoredRefund | null> {
  return tx.maybeRow<StoredRefund>(sql`
    select ${COLUMNS} from payment_refunds where store_id = ${tx.storeId} and key = ${key}`);
}

/** Refunds of an order's charges, oldest first. */
export function refundsOfOrder(tx: Transaction, orderId: number): Promise<StoredRefund[]> {
  return tx.rows<StoredRefund>(sql`
    select ${COLUMNS} from payment_refunds
     where store_id = ${tx.storeId}
       and charge_id = any(array(select charge_id from payment_charges
                                  where store_id = ${tx.storeId} and order_id = ${orderId}))
     order by refund_id`);
}

/** Locks the refund until the transaction ends. Lock order: the order, the charge, the refund. */
export function lockRefund(tx: Transaction, refundId: number): Promise<StoredRefund | null> {
  return tx.maybeRow<StoredRefund>(sql`
    select ${COLUMNS} from payment_refunds
     where store_id = ${tx.storeId} and refund_id = ${refundId} for no key update`);
}

/** Columns to change. Omitted columns stay unchanged. */
export type RefundChange = Partial<
  Pick<StoredRefund, 'state' | 'attempt' | 'doneAt' | 'note' | 'attempts'>
> & {
  nextAttemptAt: number | null;
};

/** Changes a locked refund. Notifies the panels when the state changes. */
export async function updateRefund(
  tx: Transaction,
  refund: StoredRefund,
  change: RefundChange,
): Promise<StoredRefund> {
  const next = { ...refund, ...change };
  const [row] = await tx.rows<StoredRefund>(sql`
    update payment_refunds set state = ${next.state}, attempt = ${next.attempt}, done_at = ${time(next.doneAt)},
           note = ${next.note}, attempts = ${next.attempts}, next_attempt_at = ${time(change.nextAttemptAt)}
     where store_id = ${tx.storeId} and refund_id = ${refund.refundId}
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error(`refund ${refund.refundId} is gone although it was held`);
  if (row.state !== refund.state) tx.announce('finance');
  return row;
}
