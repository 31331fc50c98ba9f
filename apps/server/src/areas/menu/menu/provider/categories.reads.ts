import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** The store's categories with their number of products, for the provider. */
export function countCategoryItems(
  tx: Transaction,
): Promise<{ categoryId: number; name: string; items: number }[]> {
  return tx.rows<{ categoryId: number; name: string; items: number }>(sql`
    select c.category_id as "categoryId", c.name, count(p.product_id)::integer as items
      from menu_categories c
      left join menu_products p
        on p.store_id = ${tx.storeId} and p.category_id = c.category_id and p.deleted_at is null
     where c.store_id = ${tx.storeId} and c.deleted_at is null
     group by c.category_id, c.name, c.position order by c.position, c.category_id`);
}
