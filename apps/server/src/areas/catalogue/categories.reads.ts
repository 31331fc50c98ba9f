import type { MenuCategory } from '@comanda/contract/catalogue/categories.calls';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** The categories of the store's menu, in the menu's order. */
export function listMenuCategories(tx: Transaction): Promise<MenuCategory[]> {
  return tx.rows<MenuCategory>(sql`
    select category_id as "categoryId", name
      from menu_categories where store_id = ${tx.storeId} order by position, category_id`);
}
