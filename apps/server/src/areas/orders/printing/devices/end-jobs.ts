import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Expires the test pages of a removed device: no other device may print them. */
export async function endTestPagesOf(tx: Transaction, deviceId: number, now: number): Promise<void> {
  await tx.rows(sql`
    update print_jobs set expires_at = ${new Date(now)}
     where store_id = ${tx.storeId} and device_id = ${deviceId} and kind = 'test'
       and state in ('queued', 'sent', 'failed')`);
}

/**
 * Expires all open print jobs when the store has no device left. A background job updates their orders later.
 */
export async function endOpenJobs(tx: Transaction, now: number): Promise<void> {
  await tx.rows(sql`
    update print_jobs set expires_at = ${new Date(now)}
     where store_id = ${tx.storeId} and state in ('queued', 'sent', 'failed') and expires_at > ${new Date(now)}`);
}
