import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { lockProducts } from './lock-menu.ts';
import { saveBatch } from './menu-batches.ts';

/** Rows deleted in one step. They remain in their tables, with a deletion time. */
export interface Removed {
  categoryId: number | null;
  productIds: readonly number[];
  sizeIds: readonly number[];
}

/** Kind of the undo batches for deletions. */
export const REMOVED = 'removed';
const NOTHING: Removed = { categoryId: null, productIds: [], sizeIds: [] };

/** Deletes rows of a locked menu. Returns the id of the batch that restores them. */
export async function remove(
  tx: Transaction,
  wanted: Partial<Removed>,
  session: Session,
  now: number,
): Promise<string> {
  const removed = { ...NOTHING, ...wanted };
  await mark(tx, removed, new Date(now));
  return saveBatch(tx, REMOVED, removed, session, now);
}

/**
 * Restores the rows of one deletion at their former positions. Throws `catalogue.undo-over` when their
 * category or product was deleted since.
 */
export async function bringBack(tx: Transaction, removed: Removed): Promise<void> {
  await mark(tx, removed, null);
  const [homeless] = await tx.rows(sql`
    select 1 from menu_products p
      join menu_categories c on c.store_id = ${tx.storeId} and c.category_id = p.category_id
     where p.store_id = ${tx.storeId} and p.deleted_at is null and c.deleted_at is not null
       and p.product_id = any(${removed.productIds}::integer[])
    union all
    select 1 from menu_sizes s
      join menu_products p on p.store_id = ${tx.storeId} and p.product_id = s.product_id
     where s.store_id = ${tx.storeId} and s.size_id = any(${removed.sizeIds}::integer[]) and p.deleted_at is not null
     limit 1`);
  if (homeless !== undefined) throw new AppError('catalogue.undo-over');
}

async function mark(
  tx: Transaction,
  { categoryId, productIds, sizeIds }: Removed,
  deletedAt: Date | null,
): Promise<void> {
  await lockProducts(tx, productIds);
  await tx.rows(sql`
    update menu_categories set deleted_at = ${deletedAt}
     where store_id = ${tx.storeId} and category_id = ${categoryId}`);
  await tx.rows(sql`
    update menu_products set deleted_at = ${deletedAt}
     where store_id = ${tx.storeId} and product_id = any(${productIds}::integer[])`);
  await tx.rows(sql`
    update menu_sizes set deleted_at = ${deletedAt}
     where store_id = ${tx.storeId} and size_id = any(${sizeIds}::integer[])`);
}
