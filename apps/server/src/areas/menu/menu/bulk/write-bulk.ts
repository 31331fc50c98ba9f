import { searchable } from '@comanda/domain/kit/text/searchable';
import type { RowValues } from '@comanda/domain/menu/bulk-upload/judge-upload-row';
import { nextNumber, nextNumbers } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { countMenuChange } from '../whole/lock-menu.ts';
import type { KnownProduct } from './bulk.reads.ts';

/** A product to create. `key`: the caller's identifier of the product. */
export interface BulkNew {
  key: number;
  barcode: string | null;
  pdvCode: string | null;
  /** The catalogue's product, which provides description and picture; null for an unknown barcode. */
  known: KnownProduct | null;
  after: RowValues;
}

/** A product to change. The category does not change. */
export interface BulkChange {
  key: number;
  productId: number;
  after: RowValues;
}

export interface BulkWritten {
  key: number;
  productId: number;
  version: number;
  madeCategoryId: number | null;
}

/**
 * Creates and changes many products. New products are added at the end of their categories; missing
 * categories are created. The menu and the changed products must be locked.
 */
export async function writeBulk(
  tx: Transaction,
  { added, changes }: { added: readonly BulkNew[]; changes: readonly BulkChange[] },
  by: string,
  now: number,
): Promise<BulkWritten[]> {
  if (added.length === 0 && changes.length === 0) return [];
  const made = added.length === 0 ? [] : await makeProducts(tx, added, by, now);
  const changed = changes.length === 0 ? [] : await changeProducts(tx, changes, by, now);
  await countMenuChange(tx);
  return [...made, ...changed];
}

async function makeProducts(
  tx: Transaction,
  added: readonly BulkNew[],
  by: string,
  now: number,
): Promise<BulkWritten[]> {
  const categories = await categoriesOf(tx, [...new Set(added.map(({ after }) => after.category))], now);
  const ids = [...categories.values()].map(({ categoryId }) => categoryId);
  const ends = await tx.rows<{ categoryId: number; end: number }>(sql`
    select category_id as "categoryId", max(position) + 1 as end from menu_products
     where store_id = ${tx.storeId} and deleted_at is null and category_id = any(${ids}::integer[]) group by category_id`);
  const endOf = new Map(ends.map(({ categoryId, end }) => [categoryId, end]));
  const first = await nextNumbers(tx, 'menu-product', added.length);
  const rows = added.map(({ barcode, pdvCode, known, after }, at) => ({
    ...after,
    ...{ barcode, pdvCode },
    productId: first + at,
    categoryId: categories.get(after.category)?.categoryId,
    position: at + (endOf.get(categories.get(after.category)?.categoryId ?? 0) ?? 0),
    referenceId: known?.referenceId ?? null,
    description: after.description || (known?.description ?? ''),
    photoHash: known?.pictureHash ?? null,
  }));
  await tx.rows(sql`
    insert into menu_products (store_id, product_id, category_id, name, description, status, price_cents, promo_cents,
                               left_count, barcode, pdv_code, reference_id, photo_hash, position, changed_at, changed_by)
    select ${tx.storeId}, "productId", "categoryId", name, description, status, "priceCents", "promoCents", "left",
           barcode, "pdvCode", "referenceId", "photoHash",
           position, ${new Date(now)}, ${by}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given("productId" integer, "categoryId" integer, name text, description text, status text,
                 "priceCents" integer, "promoCents" integer, "left" integer, barcode text, "pdvCode" text,
                 "referenceId" integer, "photoHash" text, position integer)
    returning product_id`);
  return added.map(({ key, after }, at) => {
    const category = categories.get(after.category);
    return {
      key,
      productId: first + at,
      version: 1,
      madeCategoryId: category?.isNew ? category.categoryId : null,
    };
  });
}

async function changeProducts(
  tx: Transaction,
  changes: readonly BulkChange[],
  by: string,
  now: number,
): Promise<BulkWritten[]> {
  // Rows of a file with barcodes change neither description nor PDV code.
  const rows = changes.map(({ productId, after }) => ({
    ...{ ...after, productId, hasTexts: after.description !== undefined },
  }));
  const written = await tx.rows<{ productId: number; version: number }>(sql`
    update menu_products as kept
       set name = given.name, price_cents = given."priceCents", promo_cents = given."promoCents",
           left_count = given."left", status = given.status,
           description = case when given."hasTexts" then given.description else kept.description end,
           pdv_code = case when given."hasTexts" then given."pdvCode" else kept.pdv_code end,
           count_no = kept.count_no + (kept.left_count is distinct from given."left")::integer,
           version = kept.version + 1, changed_at = ${new Date(now)}, changed_by = ${by}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given("productId" integer, name text, "priceCents" integer, "promoCents" integer, "left" integer, status text,
                 "hasTexts" boolean, description text, "pdvCode" text)
     where kept.store_id = ${tx.storeId} and kept.product_id = given."productId"
       and kept.product_id = any(${rows.map(({ productId }) => productId)}::integer[])
    returning kept.product_id as "productId", kept.version`);
  const versions = new Map(written.map(({ productId, version }) => [productId, version]));
  return changes.map(({ key, productId }) => ({
    key,
    productId,
    version: versions.get(productId) ?? 0,
    madeCategoryId: null,
  }));
}

interface NamedCategory {
  categoryId: number;
  isNew: boolean;
}

/**
 * The categories with these names, compared without case and accents. Creates missing categories at the
 * menu's end.
 */
async function categoriesOf(
  tx: Transaction,
  names: readonly string[],
  now: number,
): Promise<Map<string, NamedCategory>> {
  const current = await tx.rows<{ categoryId: number; name: string }>(sql`
    select category_id as "categoryId", name from menu_categories
     where store_id = ${tx.storeId} and deleted_at is null order by position desc, category_id desc`);
  const known = new Map(current.map(({ categoryId, name }) => [searchable(name), categoryId]));
  const named = new Map<string, NamedCategory>();
  for (const name of names) {
    const categoryId = known.get(searchable(name)) ?? (await makeCategory(tx, name, now));
    const isNew = !current.some((each) => each.categoryId === categoryId);
    known.set(searchable(name), categoryId);
    named.set(name, { categoryId, isNew });
  }
  return named;
}

async function makeCategory(tx: Transaction, name: string, now: number): Promise<number> {
  const categoryId = await nextNumber(tx, 'menu-category');
  await tx.rows(sql`
    insert into menu_categories (store_id, category_id, name, position, changed_at)
    select ${tx.storeId}, ${categoryId}, ${name}, coalesce(max(position) + 1, 0), ${new Date(now)}::timestamptz
      from menu_categories where store_id = ${tx.storeId} and deleted_at is null
    returning category_id`);
  return categoryId;
}
