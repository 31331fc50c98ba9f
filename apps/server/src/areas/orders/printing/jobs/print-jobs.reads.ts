import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import type { RefusingPrinter } from '@comanda/domain/orders/printing/print-wait';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Maximum rows of the store's print log. */
const LOG_ROWS = 200;

/** A print job for screens, without the reason why it waits. */
export type ListedJob = Omit<PrintJob, 'wait'> & { deviceId: number | null };

/** SQL query for tickets of the store, with alias `j`. The caller appends conditions. */
const listed = (tx: Transaction): Query => sql`
  select j.job_id as "jobId", j.order_id as "orderId", o.code as "orderCode", j.kind, j.revision, j.station, j.state,
         j.reason, d.name as "deviceName", j.printer as "printerName", j.created_at as "createdAt",
         j.printed_at as "printedAt", j.is_withdrawn as "isWithdrawn", j.device_id as "deviceId",
         j.target_device_id as "targetDeviceId"
    from print_jobs j
    left join orders o on o.store_id = ${tx.storeId} and o.order_id = j.order_id
    left join print_devices d on d.store_id = ${tx.storeId} and d.device_id = j.device_id
   where j.store_id = ${tx.storeId}`;

/** An order's tickets, oldest first; null when the store has no such order. */
export async function listJobsOfOrder(tx: Transaction, orderId: number): Promise<ListedJob[] | null> {
  const order = await tx.maybeRow(
    sql`select from orders where store_id = ${tx.storeId} and order_id = ${orderId}`,
  );
  if (order === null) return null;
  return tx.rows<ListedJob>(sql`${listed(tx)} and j.order_id = ${orderId} order by j.job_id`);
}

/** The store's last tickets, newest first. */
export function listLastJobs(tx: Transaction): Promise<ListedJob[]> {
  return tx.rows<ListedJob>(sql`${listed(tx)} order by j.job_id desc limit ${LOG_ROWS}`);
}

export function findJob(tx: Transaction, jobId: number): Promise<ListedJob | null> {
  return tx.maybeRow<ListedJob>(sql`${listed(tx)} and j.job_id = ${jobId}`);
}

/** Maximum of unprinted tickets in one list. */
const MAX_OWED = 500;

/** The store's unprinted tickets, oldest first: printable tickets, and expired tickets of open orders. */
export function listOwedJobs(tx: Transaction): Promise<ListedJob[]> {
  return tx.rows<ListedJob>(
    sql`${listed(tx)} and j.kind <> 'test' and not j.is_withdrawn and j.job_id in (
          select job_id from print_jobs where store_id = ${tx.storeId} and state in ('queued', 'sent', 'failed')
          union all
          select e.job_id from orders x
            join print_jobs e on e.store_id = ${tx.storeId} and e.order_id = x.order_id and e.state = 'expired'
           where x.store_id = ${tx.storeId} and x.closed_at is null)
          order by j.job_id limit ${MAX_OWED}`,
  );
}

/** A pending test page of one printer of a device; null when there is none. */
export function findWaitingTest(
  tx: Transaction,
  { deviceId, printer }: { deviceId: number; printer: string },
): Promise<ListedJob | null> {
  return tx.maybeRow<ListedJob>(
    sql`${listed(tx)} and j.kind = 'test' and j.device_id = ${deviceId}
          and j.printer = ${printer} and j.state in ('queued', 'sent', 'failed') limit 1`,
  );
}

/** The store's printers that refuse the first ticket of their queue. */
export function refusingPrinters(tx: Transaction): Promise<RefusingPrinter[]> {
  return tx.rows<RefusingPrinter>(
    sql`select distinct device_id as "deviceId", printer from print_jobs
         where store_id = ${tx.storeId} and state = 'failed' and device_id is not null and printer is not null`,
  );
}
