import type { CatalogueStatus } from '@comanda/contract/menu/menu/provider-catalogue.calls';
import { sql } from '../../../../../platform/database/sql.ts';
import type { Database } from '../../../../../platform/database/transaction.ts';

/** A product in the provider's file. */
export interface NewCatalogueProduct {
  barcode: string;
  name: string;
  description: string;
}

/** Rows per statement. */
const BATCH = 5_000;

/**
 * Adds products to the catalogue of all stores. An existing product gets the file's name and description; the
 * picture does not change. No product is removed. `rows` must not contain a barcode twice.
 */
export async function importCatalogue(
  database: Database,
  rows: readonly NewCatalogueProduct[],
  now: number,
): Promise<{ added: number; changed: number; known: number }> {
  let added = 0;
  let changed = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const written = await database.directory<{ isNew: boolean }>(sql`
      insert into catalogue_products as kept (barcode, name, description, updated_at)
      select *, ${new Date(now)}::timestamptz from unnest(${batch.map(({ barcode }) => barcode)}::text[],
        ${batch.map(({ name }) => name)}::text[], ${batch.map(({ description }) => description)}::text[])
      on conflict (barcode) do update
        set name = excluded.name, description = excluded.description, updated_at = excluded.updated_at
        where (kept.name, kept.description) <> (excluded.name, excluded.description)
      returning xmax = 0 as "isNew"`);
    const fresh = written.filter(({ isNew }) => isNew).length;
    added += fresh;
    changed += written.length - fresh;
  }
  return { added, changed, known: rows.length - added - changed };
}

/** Sets the picture of a catalogue product. Returns false when no product has the barcode. */
export async function saveCataloguePicture(
  database: Database,
  barcode: string,
  pictureHash: string,
  now: number,
): Promise<boolean> {
  const rows = await database.directory(sql`
    update catalogue_products set picture_hash = ${pictureHash}, updated_at = ${new Date(now)}
     where barcode = ${barcode} returning reference_id`);
  return rows.length > 0;
}

/** The number of products and the time of the last update. */
export async function readCatalogueStatus(database: Database): Promise<CatalogueStatus> {
  const [current] = await database.directory<CatalogueStatus>(sql`
    select count(*)::integer as products, count(picture_hash)::integer as "withPicture", max(updated_at) as "updatedAt"
      from catalogue_products`);
  return current ?? { products: 0, withPicture: 0, updatedAt: null };
}
