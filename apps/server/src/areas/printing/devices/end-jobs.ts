import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Test pages are for their device and nobody else's: with it their time is up. */
export async function endTestPagesOf(tx: Transaction, deviceId: number, now: number): Promise<void> {
  await tx.rows(sql`
    update print_jobs set expires_at = ${new Date(now)}
     where store_id = ${tx.storeId} and device_id = ${deviceId} and kind = 'test'
       and state in ('queued', 'sent', 'failed')`);
}

/**
 * Nobody is left to print: the time of every open job is up. What that means for its order is decided by the job that
 * ends papers whose time is up, and nowhere else.
 */
export async function endOpenJobs(tx: Transaction, now: number): Promise<void> {
  await tx.rows(sql`
    update print_jobs set expires_at = ${new Date(now)}
     where store_id = ${tx.storeId} and state in ('queued', 'sent', 'failed') and expires_at > ${new Date(now)}`);
}
