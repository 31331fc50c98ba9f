import { type FoundOrder, PAST_SEARCH_MOST } from '@comanda/contract/orders/past-search.wire';
import { searchable } from '@comanda/domain/text/searchable';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/**
 * The store's orders made before `dayStart` (epoch milliseconds) that have every word in their code, customer's name or,
 * for those who may see it, the last digits of the phone, newest first. The words are looked
 * for in the index by time; only what they find is read, and has the phone cut off where it may not be searched.
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
    .map((word) => `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`);
  return tx.lastRows<FoundOrder>(
    prepared(
      'past-orders',
      sql`
        select order_id as "orderId", code, created_at as "createdAt", status, customer_name as "customerName",
               total_cents as "totalCents"
          from orders
         where store_id = ${tx.storeId} and created_at < to_timestamp(${dayStart / 1000})
           and case when not found_by like all(${patterns}::text[]) then false
                    else ${isPhoneSearched}::boolean or regexp_replace(found_by, ' \\d*$', '') like all(${patterns}::text[]) end
           and status <> 'awaiting-payment'
         order by created_at desc limit ${PAST_SEARCH_MOST}`,
    ),
  );
}
