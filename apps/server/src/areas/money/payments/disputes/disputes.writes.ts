import type { DisputeState } from '@comanda/domain/money/payments/payment-states';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { DisputeUpdate } from '../payment-provider.ts';

/** A stored dispute. Amounts in cents, times in epoch milliseconds. */
export interface StoredDispute {
  disputeId: number;
  chargeId: number;
  orderId: number;
  reference: string;
  way: DisputeUpdate['way'];
  blockedCents: number;
  state: DisputeState;
  openedAt: number;
  closedAt: number | null;
}

const COLUMNS = sql`
  dispute_id as "disputeId", charge_id as "chargeId", order_id as "orderId", reference, way, blocked_cents as "blockedCents",
  state, opened_at as "openedAt", closed_at as "closedAt"`;

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

export function findDispute(tx: Transaction, reference: string): Promise<StoredDispute | null> {
  return tx.maybeRow<StoredDispute>(sql`
    select ${COLUMNS} from payment_disputes where store_id = ${tx.storeId} and reference = ${reference}`);
}

/** Saves an open dispute. Its charge must be locked. */
export async function insertDispute(
  tx: Transaction,
  { chargeId, orderId }: { chargeId: number; orderId: number },
  update: DisputeUpdate,
): Promise<StoredDispute> {
  const disputeId = await nextNumber(tx, 'payment-dispute');
  const [row] = await tx.rows<StoredDispute>(sql`
    insert into payment_disputes (store_id, dispute_id, reference, charge_id, order_id, way, cents, blocked_cents, state, reason,
                                  opened_at, judged_by, paid_back_by)
    values (${tx.storeId}, ${disputeId}, ${update.reference}, ${chargeId}, ${orderId}, ${update.way}, ${update.cents},
            ${update.blockedCents}, 'open', ${update.reason}, ${time(update.openedAt)}, ${time(update.judgedBy)},
            ${time(update.paidBackBy)})
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error('the dispute was not kept');
  return row;
}

export async function closeDispute(
  tx: Transaction,
  { disputeId }: StoredDispute,
  { state, closedAt }: { state: DisputeState; closedAt: number },
): Promise<void> {
  await tx.rows(sql`
    update payment_disputes set state = ${state}, closed_at = ${time(closedAt)}
     where store_id = ${tx.storeId} and dispute_id = ${disputeId}`);
}

/** True while an open dispute blocks money of the charge. */
export async function isBlocked(tx: Transaction, chargeId: number): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select dispute_id from payment_disputes
     where store_id = ${tx.storeId} and charge_id = ${chargeId} and state = 'open' limit 1`);
  return row !== null;
}
