import type { MenuCategory } from '@comanda/contract/menu/menu/categories.calls';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { CATEGORY_COLUMNS } from '../whole/menu.reads.ts';

/** The categories of the store's menu, in menu order. */
export async function listMenuCategories(tx: Transaction): Promise<MenuCategory[]> {
  const categories = await tx.rows<Omit<MenuCategory, 'position'>>(sql`
    select ${CATEGORY_COLUMNS} from menu_categories
     where store_id = ${tx.storeId} and deleted_at is null order by position, category_id`);
  return categories.map((category, position) => ({ ...category, position }));
}

/** A category of the menu. Throws `catalogue.category-not-found`, also when the category was deleted. */
export async function getCategory(tx: Transaction, categoryId: number): Promise<MenuCategory> {
  const found = (await listMenuCategories(tx)).find((category) => category.categoryId === categoryId);
  if (found === undefined) throw new AppError('catalogue.category-not-found');
  return found;
}

/** The products of a category, in menu order. */
export function productsIn(
  tx: Transaction,
  categoryId: number,
): Promise<{ productId: number; name: string }[]> {
  return tx.rows(sql`
    select product_id as "productId", name from menu_products
     where store_id = ${tx.storeId} and category_id = ${categoryId} and deleted_at is null
     order by position, product_id`);
}
