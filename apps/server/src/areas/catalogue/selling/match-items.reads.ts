import type { SaleStatus } from '@comanda/domain/catalogue/menu-product';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { PRODUCT_NUMBER } from './code-of-product.ts';

/** A product some of these codes name, and what of it is out. */
export interface CodedProduct {
  productId: number;
  name: string;
  pdvCode: string | null;
  barcode: string | null;
  status: SaleStatus;
  categoryStatus: SaleStatus;
  left: number | null;
  /** Names of what it is not made without. */
  ingredientsOut: readonly string[];
  /** Names of what can usually be chosen with it. */
  optionsOut: readonly string[];
}

/** Products by the codes partners know them by, at `now` (epoch milliseconds), in the order of their numbers. */
export function productsOfCodes(
  tx: Transaction,
  codes: readonly string[],
  now: number,
): Promise<CodedProduct[]> {
  const numbers = codes.filter((code) => PRODUCT_NUMBER.test(code)).map(Number);
  const moment = new Date(now);
  return tx.rows<CodedProduct>(
    prepared(
      'products-of-codes',
      sql`
        select p.product_id as "productId", p.name, p.pdv_code as "pdvCode", p.barcode, p.status,
               c.status as "categoryStatus", p.left_count as "left",
               array(select s.name from recipe_lines r
                       join stock_items s on s.store_id = ${tx.storeId} and s.stock_item_id = r.stock_item_id
                      where r.store_id = ${tx.storeId} and r.product_id = p.product_id and not r.is_removable
                        and not s.is_in and (s.back_at is null or s.back_at > ${moment})) as "ingredientsOut",
               array(select distinct s.name from group_links l
                       join group_options o on o.store_id = ${tx.storeId} and o.group_id = l.group_id
                       join stock_items s on s.store_id = ${tx.storeId} and s.stock_item_id = o.stock_item_id
                      where l.store_id = ${tx.storeId} and l.product_id = p.product_id
                        and not s.is_in and (s.back_at is null or s.back_at > ${moment})) as "optionsOut"
          from menu_products p
          join menu_categories c on c.store_id = ${tx.storeId} and c.category_id = p.category_id
         where p.store_id = ${tx.storeId} and p.deleted_at is null
           and (p.pdv_code = any(${codes}::text[]) or p.barcode = any(${codes}::text[])
                or p.product_id = any(${numbers}::integer[]))
         order by p.product_id`,
    ),
  );
}
