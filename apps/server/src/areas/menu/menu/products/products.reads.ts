import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { PRODUCT_COLUMNS } from '../whole/menu.reads.ts';

/** A product of the locked menu. Throws `catalogue.product-not-found`, also when the product was deleted. */
export async function getProduct(tx: Transaction, productId: number): Promise<ProductPart> {
  const product = await tx.maybeRow<ProductPart>(sql`
    select ${PRODUCT_COLUMNS} from menu_products
     where store_id = ${tx.storeId} and product_id = ${productId} and deleted_at is null`);
  if (product === null) throw new AppError('catalogue.product-not-found');
  return product;
}

export type CurrentProduct = Pick<ProductPart, 'productId' | 'name' | 'status'>;

/** The status of these products in the locked menu. Deleted products are left out. */
export async function findStatuses(
  tx: Transaction,
  productIds: readonly number[],
): Promise<CurrentProduct[]> {
  return tx.rows(sql`
    select product_id as "productId", name, status from menu_products
     where store_id = ${tx.storeId} and product_id = any(${productIds}::integer[]) and deleted_at is null
     order by product_id`);
}

/** True when the product has sizes. Then the prices of the sizes apply. */
export async function hasSizes(tx: Transaction, productId: number): Promise<boolean> {
  const sizes = await tx.rows(sql`
    select 1 from menu_sizes
     where store_id = ${tx.storeId} and product_id = ${productId} and deleted_at is null limit 1`);
  return sizes.length > 0;
}

/** The position for a new product in a category. */
export async function endOfCategory(tx: Transaction, categoryId: number): Promise<number> {
  const row = await tx.maybeRow<{ end: number }>(sql`
    select coalesce(max(position) + 1, 0) as end from menu_products
     where store_id = ${tx.storeId} and category_id = ${categoryId} and deleted_at is null`);
  return row?.end ?? 0;
}
