import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { categoryOfItem } from '../../menu/public.ts';

/** The categories of an order's items, in the order they stand in; null for what the menu does not know. */
export function categoriesOfItems(
  tx: Transaction,
  orderId: number,
): Promise<{ categoryId: number | null }[]> {
  return tx.rows<{ categoryId: number | null }>(
    prepared(
      'categories-of-items',
      sql`
        select ${categoryOfItem(tx, { code: sql`(item.value ->> 'externalCode')`, name: sql`(item.value ->> 'name')` })} as "categoryId"
          from orders o
         cross join lateral jsonb_array_elements(o.document -> 'items') with ordinality item (value, position)
         where o.store_id = ${tx.storeId} and o.order_id = ${orderId} order by item.position`,
    ),
  );
}
