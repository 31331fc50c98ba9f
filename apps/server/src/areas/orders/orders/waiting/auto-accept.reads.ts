import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/** An order that waits for automatic acceptance. Its state may have changed since the read. */
export interface WaitingOrder {
  storeId: number;
  orderId: number;
  version: number;
  /** The order's acceptance deadline; epoch milliseconds. */
  acceptBy: number;
}

/** Orders per batch. The next batch is read after the current one is done. */
export const MAX_AT_ONCE = 200;

/**
 * Orders of all stores that the server must accept, most urgent first, after `after` if given. Returns at
 * most {@link MAX_AT_ONCE}. Reads only stores with automatic acceptance. The two tables of `order_timeline`
 * are queried one by one: for the view, the planner would read all rows. An acceptance that a user undid is
 * not repeated. Orders whose amounts do not add up wait for a user. Overdue orders are left to the deadline
 * job.
 */
export function ordersToAccept(
  system: Database,
  now: number,
  after: Omit<WaitingOrder, 'version'> | null = null,
): Promise<WaitingOrder[]> {
  const { acceptBy, storeId, orderId } = after ?? { acceptBy: now, storeId: 0, orderId: 0 };
  return system.directory<WaitingOrder>(
    prepared(
      'orders-to-accept',
      sql`
        select waiting.*
          from stores s cross join lateral (
            select o.store_id as "storeId", o.order_id as "orderId", o.version, o.accept_by as "acceptBy"
              from orders o
             where o.store_id = s.store_id
               and o.closed_at is null and o.status = 'pending' and not o.has_total_mismatch
               and o.accept_by > to_timestamp(${now / 1000})
               and (date_trunc('milliseconds', o.accept_by), o.store_id, o.order_id)
                 > (to_timestamp(${acceptBy / 1000}), ${storeId}, ${orderId})
               and not exists (select 1 from order_history h
                                where h.store_id = o.store_id and h.order_id = o.order_id and h.happened = 'undone'
                               union all
                               select 1 from store_events e
                                where e.store_id = o.store_id and e.order_id = o.order_id and e.happened = 'undone'
                                  and e.status is not null)
             order by date_trunc('milliseconds', o.accept_by), o.order_id
             limit ${MAX_AT_ONCE}) waiting
         where s.accepts_automatically and not s.is_suspended
         order by date_trunc('milliseconds', waiting."acceptBy"), waiting."storeId", waiting."orderId"
         limit ${MAX_AT_ONCE}`,
    ),
  );
}
