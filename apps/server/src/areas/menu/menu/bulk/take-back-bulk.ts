import { leftTakenBack, type RowValues } from '@comanda/domain/menu/bulk-upload/judge-upload-row';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { countMenuChange } from '../whole/lock-menu.ts';
import { writeBulk } from './write-bulk.ts';

/** The effect of a bulk change on a product. */
export interface BulkMade {
  key: number;
  productId: number;
  /** The product's version after the bulk change. A higher version shows that a user has changed the product since. */
  version: number;
  /** Null when the bulk change created the product. */
  before: RowValues | null;
  after: RowValues;
}

/**
 * Takes a bulk change back. Changed products get their former values; pieces sold since are subtracted.
 * Created products are deleted. Products that a user has changed or deleted since stay unchanged. Created
 * products with added parts or another photo also remain. Returns the keys of the products taken back. The
 * menu must be locked.
 */
export async function takeBackBulk(
  tx: Transaction,
  made: readonly BulkMade[],
  by: string,
  now: number,
): Promise<number[]> {
  const current = await tx.rows<{
    productId: number;
    version: number;
    left: number | null;
    isWorkedOn: boolean;
  }>(sql`
    select p.product_id as "productId", p.version, p.left_count as left, ${isWorkedOn(tx)} as "isWorkedOn"
      from menu_products p
     where p.store_id = ${tx.storeId} and p.deleted_at is null
       and p.product_id = any(${made.map(({ productId }) => productId)}::integer[])
     order by p.product_id for no key update of p`);
  const known = new Map(current.map((product) => [product.productId, product]));
  const asMade = made.filter(({ productId, version, before }) => {
    const product = known.get(productId);
    return product?.version === version && !(before === null && product.isWorkedOn);
  });
  const changes = asMade.flatMap(({ key, productId, before, after }) => {
    if (before === null) return [];
    const left = leftTakenBack(before.left, after.left, known.get(productId)?.left ?? null);
    return [{ key, productId, after: { ...before, left } }];
  });
  const deleted = asMade.flatMap(({ productId, before }) => (before === null ? [productId] : []));
  await tx.rows(sql`
    update menu_products set deleted_at = ${new Date(now)}
     where store_id = ${tx.storeId} and product_id = any(${deleted}::integer[])`);
  await writeBulk(tx, { added: [], changes }, by, now);
  if (deleted.length > 0 && changes.length === 0) await countMenuChange(tx);
  return asMade.map(({ key }) => key);
}

/**
 * True when a created product `p` has parts that no file contains, such as sizes or a recipe. Adding these does not
 * change the product's version.
 */
const isWorkedOn = (tx: Transaction): Query => sql`(
  exists (select from menu_sizes s
           where s.store_id = ${tx.storeId} and s.product_id = p.product_id and s.deleted_at is null)
  or exists (select from recipe_lines r where r.store_id = ${tx.storeId} and r.product_id = p.product_id)
  or exists (select from group_links l where l.store_id = ${tx.storeId} and l.product_id = p.product_id)
  or p.photo_hash is distinct from (select k.picture_hash from catalogue_products k
                                     where k.reference_id = p.reference_id))`;

/** Removes categories that are empty and unchanged since their creation. The menu must be locked. */
export async function removeEmptyCategories(
  tx: Transaction,
  categoryIds: readonly number[],
  now: number,
): Promise<void> {
  const removed = await tx.rows(sql`
    update menu_categories as kept set deleted_at = ${new Date(now)}
     where kept.store_id = ${tx.storeId} and kept.category_id = any(${categoryIds}::integer[]) and kept.version = 1
       and kept.deleted_at is null and not exists (
         select from menu_products p
          where p.store_id = ${tx.storeId} and p.category_id = kept.category_id and p.deleted_at is null)
    returning category_id`);
  if (removed.length > 0) await countMenuChange(tx);
}
