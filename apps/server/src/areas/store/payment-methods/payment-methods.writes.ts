import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { StoredMethods } from './payment-methods.reads.ts';

/**
 * Locks the methods until the transaction ends. Before the first change there is no row; the primary key then refuses
 * the second of two concurrent changes.
 */
export async function holdMethods(tx: Transaction): Promise<void> {
  await tx.rows(sql`select from payment_methods where store_id = ${tx.storeId} for no key update`);
}

export async function writeMethods(
  tx: Transaction,
  { keys, version, changedBy, changedAt }: StoredMethods & { changedAt: number },
): Promise<void> {
  const at = new Date(changedAt);
  await tx.rows(
    version === 1
      ? sql`insert into payment_methods (store_id, keys, version, changed_at, changed_by)
            values (${tx.storeId}, ${keys}, 1, ${at}, ${changedBy})`
      : sql`update payment_methods set keys = ${keys}, version = ${version}, changed_at = ${at}, changed_by = ${changedBy}
             where store_id = ${tx.storeId}`,
  );
}
