import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * SQL expression for the category of an item's code; null when nothing matches. Finds products like
 * {@link SoldProducts}: by the store's own code, then the barcode, then the product number if the names are
 * equal. Several products count only if all are in the same category. A code without a product is searched in
 * the provider's old list of codes and categories.
 */
export function categoryOfItem(tx: Transaction, { code, name }: { code: Query; name: Query }): Query {
  return sql`coalesce(
    (select case when min(p.category_id) = max(p.category_id) then min(p.category_id) end from menu_products p
      where p.store_id = ${tx.storeId} and p.pdv_code = ${code} and p.deleted_at is null),
    (select case when min(p.category_id) = max(p.category_id) then min(p.category_id) end from menu_products p
      where p.store_id = ${tx.storeId} and p.barcode = any (${barcodesOf(code)}) and p.deleted_at is null),
    (select p.category_id from menu_products p
      where p.store_id = ${tx.storeId} and p.deleted_at is null
        and p.product_id = case when ${code} ~ '^[1-9][0-9]{0,8}$' then (${code})::integer end
        and (${holds(name, sql`p.name`)} or ${holds(sql`p.name`, name)})),
    (select i.category_id from menu_item_categories i
       join menu_categories c on c.store_id = ${tx.storeId} and c.category_id = i.category_id and c.deleted_at is null
      where i.store_id = ${tx.storeId} and i.external_code = ${code}))`;
}

/** SQL array of a code and all equal GTINs: with one more leading zero, or with up to two fewer. */
const barcodesOf = (code: Query): Query => sql`array[${code},
  case when ${code} ~ '^[0-9]{12}$' then '0' || ${code} end,
  case when ${code} ~ '^0[0-9]{12,13}$' then substr(${code}, 2) end,
  case when ${code} ~ '^00[0-9]{12}$' then substr(${code}, 3) end]`;

const holds = (text: Query, words: Query): Query =>
  sql`position(' ' || ${plain(words)} || ' ' in ' ' || ${plain(text)} || ' ') > 0`;

/** The SQL form of the domain's `plainPlace`: lower-case letters and digits, without accents. */
const plain = (text: Query): Query =>
  sql`trim(regexp_replace(lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))`;
