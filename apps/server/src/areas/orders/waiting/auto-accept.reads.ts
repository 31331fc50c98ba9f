import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** An order waiting for the server, as it stood when it was seen. */
export interface WaitingOrder {
  storeId: number;
  orderId: number;
  version: number;
  /** Until when somebody must accept it; epoch milliseconds. */
  acceptBy: number;
}

/** Read at once; of more the next ones are read when these are through. */
export const MOST_AT_ONCE = 200;

/**
 * Orders of all stores that the server is to accept, the most urgent first, behind `after` if that is given: at most
 * {@link MOST_AT_ONCE}. Each store that wishes it is asked for its own: orders of others are not looked at. The two tables of `order_timeline` are asked one by one: the view would be read whole. An acceptance a person took back stays taken back; amounts that do not add up are a person's to
 * look at; what is overdue belongs to the deadline.
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
             limit ${MOST_AT_ONCE}) waiting
         where s.accepts_automatically and not s.is_suspended
         order by date_trunc('milliseconds', waiting."acceptBy"), waiting."storeId", waiting."orderId"
         limit ${MOST_AT_ONCE}`,
    ),
  );
}
