import type { ProductKeys } from '@comanda/domain/menu/bulk-upload/find-in-menu';
import type { MatchedProduct } from '@comanda/domain/menu/bulk-upload/judge-upload-row';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Reader } from '../../../../platform/paged/define-paged.ts';

/** A product of the menu that a row of an uploaded file may mean. */
export interface ProductMatch extends MatchedProduct {
  barcode: string | null;
}

/** The wanted products, named by their barcodes or by their ids. */
export type WantedProducts = { barcodes: readonly string[] } | { productIds: readonly number[] };

/** The menu's products with these barcodes or ids; several products may have the same barcode. */
export function findProducts(tx: Reader, wanted: WantedProducts): Promise<ProductMatch[]> {
  return matches(tx, wanted, sql``);
}

/**
 * Like {@link findProducts}, and locks the rows until the transaction ends, so that no order changes a quantity
 * meanwhile. The menu must be locked.
 */
export function holdProducts(tx: Transaction, wanted: WantedProducts): Promise<ProductMatch[]> {
  return matches(tx, wanted, sql`for no key update of p`);
}

function matches(tx: Reader, wanted: WantedProducts, locking: Query): Promise<ProductMatch[]> {
  const isWanted =
    'barcodes' in wanted
      ? sql`p.barcode = any(${wanted.barcodes}::text[])`
      : sql`p.product_id = any(${wanted.productIds}::integer[])`;
  return tx.rows<ProductMatch>(sql`
    select p.product_id as "productId", p.barcode, p.pdv_code as "pdvCode", p.name, p.description, c.name as category,
           p.price_cents as "priceCents", p.promo_cents as "promoCents", p.left_count as left, p.status,
           exists (select from menu_sizes s
                    where s.store_id = ${tx.storeId} and s.product_id = p.product_id and s.deleted_at is null)
             as "hasSizes"
      from menu_products p
      join menu_categories c on c.store_id = ${tx.storeId} and c.category_id = p.category_id
     where p.store_id = ${tx.storeId} and p.deleted_at is null and ${isWanted}
     order by p.product_id ${locking}`);
}

/** Returns, for all products of the menu, the fields that rows of a restaurant's menu file are compared with. */
export function listProductKeys(tx: Reader): Promise<ProductKeys[]> {
  return tx.rows<ProductKeys>(sql`
    select p.product_id as "productId", p.barcode, p.pdv_code as "pdvCode", p.name, c.name as category
      from menu_products p
      join menu_categories c on c.store_id = ${tx.storeId} and c.category_id = p.category_id
     where p.store_id = ${tx.storeId} and p.deleted_at is null order by p.product_id`);
}

/** A product of the catalogue that all stores share. */
export interface KnownProduct {
  referenceId: number;
  barcode: string;
  name: string;
  description: string;
  pictureHash: string | null;
}

/** Products of the shared catalogue with these barcodes. */
export function findKnownProducts(tx: Transaction, barcodes: readonly string[]): Promise<KnownProduct[]> {
  return tx.rows<KnownProduct>(sql`
    select reference_id as "referenceId", barcode, name, description, picture_hash as "pictureHash"
      from catalogue_products where barcode = any(${barcodes}::text[])`);
}
