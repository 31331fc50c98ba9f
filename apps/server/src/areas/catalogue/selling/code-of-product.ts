import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Product numbers as partners write them; longer digits are barcodes. */
export const PRODUCT_NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The category of what a partner's code names, as an expression; null where it names nothing. The store's own code of a
 * product comes first, then its barcode, then its number. Codes no product has are looked up among those the provider
 * once filed by category.
 */
export function categoryOfCode(tx: Transaction, code: Query): Query {
  return sql`coalesce(
    (select p.category_id from menu_products p
      where p.store_id = ${tx.storeId} and p.pdv_code = ${code} and p.deleted_at is null order by p.product_id limit 1),
    (select p.category_id from menu_products p
      where p.store_id = ${tx.storeId} and p.barcode = ${code} and p.deleted_at is null order by p.product_id limit 1),
    (select p.category_id from menu_products p
      where p.store_id = ${tx.storeId} and p.deleted_at is null
        and p.product_id = case when ${code} ~ '^[1-9][0-9]{0,8}$' then (${code})::integer end),
    (select i.category_id from menu_item_categories i
       join menu_categories c on c.store_id = ${tx.storeId} and c.category_id = i.category_id and c.deleted_at is null
      where i.store_id = ${tx.storeId} and i.external_code = ${code}))`;
}
