import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/**
 * Puts what a device held back into the queue. Whether it is on paper nobody knows, so the next paper says so. Test
 * pages are nobody else's: their time is up.
 */
export async function releaseJobsOf(tx: Transaction, deviceId: number, now: number): Promise<void> {
  await tx.rows(sql`
    update print_jobs set expires_at = ${new Date(now)}
     where store_id = ${tx.storeId} and device_id = ${deviceId} and kind = 'test'
       and state in ('queued', 'sent', 'failed')`);
  await tx.rows(sql`
    update print_jobs set state = 'queued', reason = null, device_id = null, printer = null, sent_at = null,
           may_be_printed = true
     where store_id = ${tx.storeId} and device_id = ${deviceId} and kind <> 'test' and state in ('sent', 'failed')`);
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
