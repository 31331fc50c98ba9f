import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { isSeen } from '../options/options.reads.ts';
import { STOCK_COLUMNS } from '../whole/menu.reads.ts';

/** The store's stock items by name. */
export function listStockItems(tx: Transaction): Promise<StockPart[]> {
  return tx.rows<StockPart>(sql`
    select ${STOCK_COLUMNS}
      from stock_items where store_id = ${tx.storeId} and deleted_at is null order by lower(name), stock_item_id`);
}

/** The stock items with these numbers; unknown numbers are left out. Lock the menu before a change. */
export function findStockItems(
  tx: Transaction,
  stockItemIds: readonly number[],
  { isDeleted }: { isDeleted: boolean } = { isDeleted: false },
): Promise<StockPart[]> {
  return tx.rows<StockPart>(sql`
    select ${STOCK_COLUMNS}
      from stock_items where store_id = ${tx.storeId} and stock_item_id = any (${stockItemIds}::integer[])
       and (deleted_at is not null) = ${isDeleted}`);
}

/**
 * Names of products and groups that use an item. Deleted products and groups, and links of deleted sizes do
 * not count.
 */
export async function findUsesOf(
  tx: Transaction,
  stockItemId: number,
): Promise<{ products: string[]; groups: string[] }> {
  const [products, groups] = await Promise.all([
    tx.rows<{ name: string }>(sql`
      select p.name from recipe_lines r
        join menu_products p on p.store_id = ${tx.storeId} and p.product_id = r.product_id
       where r.store_id = ${tx.storeId} and r.stock_item_id = ${stockItemId} and p.deleted_at is null
       order by p.name`),
    tx.rows<{ name: string }>(sql`
      select concat_ws(' · ', p.name, (
               select string_agg(s.name, ', ' order by s.position) from group_links l
                 join menu_sizes s on s.store_id = ${tx.storeId} and s.size_id = l.size_id
                where l.store_id = ${tx.storeId} and l.group_id = g.group_id and g.product_id is not null), g.name) as name
        from group_options o
        join option_groups g on g.store_id = ${tx.storeId} and g.group_id = o.group_id
        left join menu_products p on p.store_id = ${tx.storeId} and p.product_id = g.product_id
       where o.store_id = ${tx.storeId} and o.stock_item_id = ${stockItemId}
         and g.deleted_at is null and p.deleted_at is null
         and (g.product_id is null or exists (select from group_links l
           where l.store_id = ${tx.storeId} and l.group_id = g.group_id and ${isSeen(tx)}))
       order by name`),
  ]);
  return { products: products.map(({ name }) => name), groups: groups.map(({ name }) => name) };
}
