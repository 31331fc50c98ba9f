import { type FoundOrder, PAST_SEARCH_MAX } from '@comanda/contract/orders/orders/past-search.wire';
import { searchable } from '@comanda/domain/kit/text/searchable';
import { literally, prepared, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Number of rows to read: more than are shown, because unpaid orders are filtered out afterwards. */
const MAX_FOUND = 2 * PAST_SEARCH_MAX;

/**
 * Finds the store's orders made before `dayStart` (epoch milliseconds), newest first. Every word must be in the code,
 * the customer's name or the last digits of the phone. Only users who may see the phone can search it. An index by time
 * has all searched columns, so only the found rows are read from the table.
 */
export function findPastOrders(
  tx: Transaction,
  { text, isPhoneSearched }: { text: string; isPhoneSearched: boolean },
  dayStart: number,
): Promise<FoundOrder[]> {
  const patterns = searchable(text)
    .split(/\s+/)
    .map((word) => word.replace(/^#/, ''))
    .filter(Boolean)
    .map((word) => `%${literally(word)}%`);
  return tx.lastRows<FoundOrder>(
    prepared(
      'past-orders',
      sql`
        with found as materialized (
          select created_at, found_by from orders
           where store_id = ${tx.storeId} and created_at < to_timestamp(${dayStart / 1000})
             and case when not found_by like all(${patterns}::text[]) then false
                      else ${isPhoneSearched}::boolean or regexp_replace(found_by, ' \\d*$', '') like all(${patterns}::text[]) end
           order by created_at desc limit ${MAX_FOUND})
        select o.order_id as "orderId", o.code, o.created_at as "createdAt", o.status, o.customer_name as "customerName",
               o.total_cents as "totalCents"
          from orders o
         where o.store_id = ${tx.storeId} and o.status <> 'awaiting-payment'
           and o.created_at in (select created_at from found) and o.found_by in (select found_by from found)
         order by o.created_at desc limit ${PAST_SEARCH_MAX}`,
    ),
  );
}
