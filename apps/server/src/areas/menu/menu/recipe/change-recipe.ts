import type { OrderInput } from '@comanda/contract/menu/menu/menu-change.wire';
import type { Command } from '../../../../platform/command.ts';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { getProduct } from '../products/products.reads.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { putInOrder } from '../whole/put-in-order.ts';
import { listRecipe } from './recipe.reads.ts';

/** A stock item in a product's recipe. Omitted fields stay unchanged; a new item is removable by default. */
interface WantedLine {
  productId: number;
  stockItemId: number;
  quantity?: number;
  isRemovable?: boolean;
}

/**
 * Adds a stock item at the end of a product's recipe, or changes the item's line in the recipe. Throws
 * `catalogue.product-not-found`, `stock.not-found`.
 */
export const saveRecipeLine: Command<WantedLine, { version: number; recipeLineId: number }> = async (
  tx,
  { productId, stockItemId, ...wanted },
  session,
  now,
) => {
  const version = await lockMenu(tx);
  const product = await getProduct(tx, productId);
  const item = await tx.maybeRow<{ name: string }>(sql`
    select name from stock_items
     where store_id = ${tx.storeId} and stock_item_id = ${stockItemId} and deleted_at is null`);
  if (item === null) throw new AppError('stock.not-found');
  const lines = await listRecipe(tx, productId);
  const stored = lines.find((line) => line.stockItemId === stockItemId);
  const { quantity = stored?.quantity ?? 1, isRemovable = stored?.isRemovable ?? true } = wanted;
  if (stored?.quantity === quantity && stored.isRemovable === isRemovable)
    return { version, recipeLineId: stored.recipeLineId };
  const recipeLineId = stored?.recipeLineId ?? (await nextNumber(tx, 'recipe-line'));
  await tx.rows(sql`
    insert into recipe_lines (store_id, recipe_line_id, product_id, stock_item_id, quantity, is_removable, position)
    select ${tx.storeId}, ${recipeLineId}, ${productId}, ${stockItemId}, ${quantity}, ${isRemovable},
           coalesce(max(position) + 1, 0)
      from recipe_lines where store_id = ${tx.storeId} and product_id = ${productId}
    on conflict (store_id, product_id, stock_item_id) do update
       set quantity = excluded.quantity, is_removable = excluded.is_removable
    returning recipe_line_id`);
  const audited = (line: { quantity: number; isRemovable: boolean }) => ({
    quantidade: line.quantity,
    removivel: line.isRemovable,
  });
  return {
    version: await recordMenuChange(tx, { session, now }, 'catalogue.recipe-changed', {
      details: { produto: product.name, item: item.name },
      before: stored ? audited(stored) : null,
      after: audited({ quantity, isRemovable }),
    }),
    recipeLineId,
  };
};

/** Removes an item from its product's recipe. Throws `catalogue.recipe-line-not-found`. */
export const removeRecipeLine: Command<{ recipeLineId: number }, number> = async (
  tx,
  { recipeLineId },
  session,
  now,
) => {
  await lockMenu(tx);
  const line = await tx.maybeRow<{ product: string; item: string }>(sql`
    select p.name as product, s.name as item
      from recipe_lines l
      join menu_products p on p.store_id = ${tx.storeId} and p.product_id = l.product_id
      join stock_items s on s.store_id = ${tx.storeId} and s.stock_item_id = l.stock_item_id
     where l.store_id = ${tx.storeId} and l.recipe_line_id = ${recipeLineId} and p.deleted_at is null`);
  if (line === null) throw new AppError('catalogue.recipe-line-not-found');
  await tx.rows(sql`
    delete from recipe_lines where store_id = ${tx.storeId} and recipe_line_id = ${recipeLineId}`);
  const details = { produto: line.product, item: line.item };
  return recordMenuChange(tx, { session, now }, 'catalogue.recipe-line-removed', { details });
};

/** Sets the order of a product's recipe. Throws `catalogue.product-not-found`, `catalogue.order-stale`. */
export const orderRecipe: Command<OrderInput & { productId: number }, number> = async (
  tx,
  { productId, ...input },
  session,
  now,
) => {
  const version = await lockMenu(tx);
  const product = await getProduct(tx, productId);
  const before = (await listRecipe(tx, productId)).map(({ recipeLineId }) => recipeLineId);
  if (!(await putInOrder(tx, 'recipe_lines', before, input))) return version;
  const details = { produto: product.name };
  return recordMenuChange(tx, { session, now }, 'catalogue.recipe-ordered', { details });
};
