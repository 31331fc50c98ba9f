import type { SizePart } from '@comanda/domain/menu/menu/menu-parts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { SIZE_COLUMNS } from '../whole/menu.reads.ts';

/** The sizes of a product in their order. */
export async function listSizes(
  tx: Transaction,
  productId: number,
): Promise<(SizePart & { position: number })[]> {
  const sizes = await tx.rows<SizePart>(sql`
    select ${SIZE_COLUMNS} from menu_sizes
     where store_id = ${tx.storeId} and product_id = ${productId} and deleted_at is null
     order by position, size_id`);
  return sizes.map((size, position) => ({ ...size, position }));
}

/**
 * A size with its product's name. Throws `catalogue.size-not-found`, also when the size or the product was
 * deleted.
 */
export async function getSize(tx: Transaction, sizeId: number): Promise<SizePart & { product: string }> {
  const size = await tx.maybeRow<SizePart & { product: string }>(sql`
    select ${SIZE_COLUMNS},
           (select p.name from menu_products p
             where p.store_id = ${tx.storeId} and p.product_id = s.product_id and p.deleted_at is null) as product
      from menu_sizes s
     where store_id = ${tx.storeId} and size_id = ${sizeId} and deleted_at is null`);
  if (size === null || size.product === null) throw new AppError('catalogue.size-not-found');
  return size;
}
