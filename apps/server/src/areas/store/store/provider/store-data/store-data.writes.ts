import type { StoreData } from '@comanda/contract/store/store/provider-store-data.calls';
import { type Query, sql } from '../../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../../platform/database/transaction.ts';
import type { RecordVersion } from '../../../../../platform/errors/app-error.ts';

export interface StoredStoreData extends StoreData, RecordVersion {
  name: string;
}

/**
 * Locks and returns the store data that only the provider may change. Throws when the store does not exist.
 */
export async function holdStoreData(tx: Transaction): Promise<StoredStoreData> {
  return found(tx, await tx.maybeRow<StoredStoreData>(sql`${dataOf(tx.storeId)} for no key update`));
}

/** Like {@link holdStoreData}, without a lock. */
export async function findStoreData(tx: Transaction): Promise<StoredStoreData> {
  return found(tx, await tx.maybeRow<StoredStoreData>(dataOf(tx.storeId)));
}

const dataOf = (storeId: number): Query => sql`
  select name, mobile, document, legal_name as "legalName", city, state, time_zone as "timeZone",
         registration_version as version, registration_changed_by as "changedBy",
         registration_changed_at as "changedAt"
    from stores where store_id = ${storeId}`;

function found(tx: Transaction, store: StoredStoreData | null): StoredStoreData {
  if (store === null) throw new Error(`store ${tx.storeId} does not exist`);
  return store;
}

/** Saves the data with a version, and the store's entry in the directory of documents. */
export async function saveStoreData(
  tx: Transaction,
  { mobile, document, legalName, city, state, timeZone }: StoreData,
  { version, by, at }: { version: number; by: string; at: number },
): Promise<void> {
  await Promise.all([
    tx.rows(sql`
      update stores set mobile = ${mobile}, document = ${document}, legal_name = ${legalName}, city = ${city},
             state = ${state}, time_zone = ${timeZone}, registration_version = ${version},
             registration_changed_by = ${by}, registration_changed_at = ${new Date(at)}
       where store_id = ${tx.storeId}`),
    tx.rows(sql`delete from store_documents where store_id = ${tx.storeId} and document <> ${document}`),
    tx.rows(sql`
      insert into store_documents (document, store_id) values (${document}, ${tx.storeId})
      on conflict (document, store_id) do nothing`),
  ]);
  tx.notify({ kind: 'store-changed' });
}
