import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

export interface OverdueOrder {
  storeId: number;
  orderId: number;
}

/**
 * Unaccepted orders of all stores whose deadline is after `after` and at most `until`, in epoch milliseconds. `after`
 * null: no lower limit. The longest overdue are first. `system` must have the background role.
 */
export function overdueOrders(
  system: Database,
  after: number | null,
  until: number,
): Promise<OverdueOrder[]> {
  return system.directory<OverdueOrder>(
    prepared(
      'overdue-orders',
      sql`
        select store_id as "storeId", order_id as "orderId" from orders
         where closed_at is null and status = 'pending'
           and accept_by > to_timestamp(${(after ?? 0) / 1000}) and accept_by <= to_timestamp(${until / 1000})
         order by accept_by`,
    ),
  );
}
