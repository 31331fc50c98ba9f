import { randomBytes } from 'node:crypto';
import type { NewStore } from '@comanda/domain/store/store/new-store';
import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';

/** True when the database has at least one store. Runs in the system role. */
export async function hasStores(database: Database): Promise<boolean> {
  return (await database.directory(sql`select store_id from stores limit 1`)).length > 0;
}

export async function nextStoreNumber(database: Database): Promise<number> {
  const [row] = await database.directory<{ number: number }>(
    sql`select nextval('store_numbers')::integer as number`,
  );
  if (row === undefined) throw new Error('there is no number for the store');
  return row.number;
}

/** Inserts the store with its counters and its entry in the directory of documents. */
export async function insertStore(tx: Transaction, store: NewStore): Promise<void> {
  await tx.rows(sql`
    insert into stores (store_id, company, name, legal_name, document, district, city, state, time_zone, logo, symbol,
      email, mobile, phones, is_open, min_minutes, max_minutes, has_bulk_upload, is_demo, channel,
      word_is_open, word_end)
    values (${tx.storeId}, ${store.company}, ${store.name}, ${store.legalName}, ${store.document}, ${store.district},
      ${store.city}, ${store.state}, ${store.timeZone}, ${store.logo}, ${store.symbol}, ${store.email},
      ${store.mobile}, ${JSON.stringify(store.phones)}, ${store.isOpen}, ${store.minMinutes}, ${store.maxMinutes},
      ${store.hasBulkUpload}, ${store.isDemo}, ${randomBytes(18).toString('base64url')},
      ${store.isOpen}, ${store.isOpen ? null : 'by-hand'})`);
  await tx.rows(sql`insert into store_counters (store_id) values (${tx.storeId})`);
  await tx.rows(
    sql`insert into store_documents (document, store_id) values (${store.document}, ${tx.storeId})`,
  );
}

export async function insertBanners(tx: Transaction, banners: NewStore['banners']): Promise<void> {
  for (const [index, banner] of banners.entries()) {
    await tx.rows(sql`
      insert into banners (store_id, banner_id, image, link, position)
      values (${tx.storeId}, ${index + 1}, ${banner.image}, ${banner.link}, ${index + 1})`);
  }
}
