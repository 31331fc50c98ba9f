import type { RecipePart } from '@comanda/domain/menu/menu/menu-parts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

export type NamedRecipeLine = RecipePart & { name: string; position: number };

/** A product's recipe in its order. */
export async function listRecipe(tx: Transaction, productId: number): Promise<NamedRecipeLine[]> {
  const lines = await tx.rows<RecipePart & { name: string }>(sql`
    select l.recipe_line_id as "recipeLineId", l.product_id as "productId", l.stock_item_id as "stockItemId",
           l.quantity, l.is_removable as "isRemovable", s.name
      from recipe_lines l
      join stock_items s on s.store_id = ${tx.storeId} and s.stock_item_id = l.stock_item_id
     where l.store_id = ${tx.storeId} and l.product_id = ${productId} and s.deleted_at is null
     order by l.position, l.recipe_line_id`);
  return lines.map((line, position) => ({ ...line, position }));
}
