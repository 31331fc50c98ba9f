import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Test pages belong to their device only: they expire with it. */
export async function endTestPagesOf(tx: Transaction, deviceId: number, now: number): Promise<void> {
  await tx.rows(sql`
    update print_jobs set expires_at = ${new Date(now)}
     where store_id = ${tx.storeId} and device_id = ${deviceId} and kind = 'test'
       and state in ('queued', 'sent', 'failed')`);
}

/**
 * Expires every open job, because no device is left. Only the job for expired papers decides on the effect on
 * orders.
 */
export async function endOpenJobs(tx: Transaction, now: number): Promise<void> {
  await tx.rows(sql`
    update print_jobs set expires_at = ${new Date(now)}
     where store_id = ${tx.storeId} and state in ('queued', 'sent', 'failed') and expires_at > ${new Date(now)}`);
}
