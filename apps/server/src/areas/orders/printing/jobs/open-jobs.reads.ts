import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/** Maximum per round; the next round takes the remaining jobs. */
const AT_ONCE = 500;

/** Expired open jobs of all stores, by store. Runs in the system role. */
export function overdueJobs(system: Database, now: number): Promise<{ storeId: number; jobIds: number[] }[]> {
  return system.directory(
    prepared(
      'overdue-print-jobs',
      sql`
        select store_id as "storeId", array_agg(job_id::float8 order by job_id) as "jobIds" from (
          select store_id, job_id from print_jobs
           where state in ('queued', 'sent', 'failed') and expires_at <= to_timestamp(${now / 1000})
           order by expires_at limit ${AT_ONCE}) due
         group by store_id`,
    ),
  );
}

/**
 * Devices of all stores that still have jobs, but were removed or last seen before `seenBefore`. Runs in the
 * system role.
 */
export function silentHolders(
  system: Database,
  seenBefore: number,
): Promise<{ storeId: number; deviceId: number }[]> {
  return system.directory(
    prepared(
      'silent-print-devices',
      sql`
        select distinct j.store_id as "storeId", j.device_id as "deviceId"
          from print_jobs j
          join print_devices d on d.store_id = j.store_id and d.device_id = j.device_id
         where j.state in ('sent', 'failed')
           and (d.removed_at is not null
             or greatest(d.last_seen_at, j.sent_at) < to_timestamp(${seenBefore / 1000}))`,
    ),
  );
}

/**
 * Unprinted tickets of all stores whose order was sent or delivered at `leftBefore` or earlier. Runs in the system
 * role. Tickets that a user requested later are left out. The two tables of `order_timeline` are queried one by one:
 * for the view, the planner would read all rows.
 */
export function jobsOfLeftOrders(
  system: Database,
  leftBefore: number,
): Promise<{ storeId: number; jobIds: number[] }[]> {
  return system.directory(
    prepared(
      'papers-of-left-orders',
      sql`
        select store_id as "storeId", array_agg(job_id::float8 order by job_id) as "jobIds" from (
          select j.store_id, j.job_id
            from print_jobs j
            join orders o on o.store_id = j.store_id and o.order_id = j.order_id
           where j.state in ('queued', 'sent', 'failed')
             and o.status in ('sent', 'ready-for-pickup', 'delivered')
             and exists (
               select 1 from order_history h
                where h.store_id = o.store_id and h.order_id = o.order_id
                  and h.status in ('sent', 'ready-for-pickup', 'delivered')
                  and h.at <= to_timestamp(${leftBefore / 1000}) and h.at >= j.created_at
               union all
               select 1 from store_events e
                where e.store_id = o.store_id and e.order_id = o.order_id
                  and e.status in ('sent', 'ready-for-pickup', 'delivered')
                  and e.at <= to_timestamp(${leftBefore / 1000}) and e.at >= j.created_at)
           limit ${AT_ONCE}) left_behind
         group by store_id`,
    ),
  );
}
