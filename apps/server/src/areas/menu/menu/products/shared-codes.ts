import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { sharedCodeText } from './texts.ts';

/** Maximum of products in the warning. */
const MAX = 5;

/**
 * Warns about other products with the same code, because an order's item with that code then matches no
 * product. A GTIN-12 and the GTIN-13 with a leading zero are equal.
 */
export async function sharedCodes(
  tx: Transaction,
  productIds: readonly number[],
): Promise<{ warnings?: string[] }> {
  const shared = await tx.rows<{ name: string; other: string; isPdv: boolean }>(sql`
    select p.name, other.name as other, p.pdv_code is not distinct from other.pdv_code and p.pdv_code is not null as "isPdv"
      from menu_products p
      join menu_products other on other.store_id = ${tx.storeId} and other.product_id <> p.product_id
       and other.deleted_at is null
       and (other.pdv_code = p.pdv_code or ltrim(other.barcode, '0') = ltrim(p.barcode, '0'))
     where p.store_id = ${tx.storeId} and p.deleted_at is null and p.product_id = any(${productIds}::integer[])
     order by p.product_id, other.product_id limit ${MAX}`);
  return shared.length === 0 ? {} : { warnings: shared.map(sharedCodeText) };
}
