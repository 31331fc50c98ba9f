import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { categoriesOfLines } from '../../orders/public.ts';

/** The categories of an order's items, in item order; null for items outside the menu. */
export async function categoriesOfItems(
  tx: Transaction,
  orderId: number,
): Promise<{ categoryId: number | null }[]> {
  const order = await tx.maybeRow<{ categoryIds: (number | null)[] }>(
    prepared(
      'categories-of-items',
      sql`
        select ${categoriesOfLines(tx, { orderId: sql`o.order_id`, document: sql`o.document` })} as "categoryIds"
          from orders o where o.store_id = ${tx.storeId} and o.order_id = ${orderId}`,
    ),
  );
  return (order?.categoryIds ?? []).map((categoryId) => ({ categoryId }));
}
