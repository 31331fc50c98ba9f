import type { NewStore } from '@comanda/domain/store/store/new-store';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { hashPassword, insertUser } from '../../people/access/public.ts';
import { hashIntakeKey, insertIntakeKey, newIntakeKey } from '../../people/intake-keys/public.ts';
import { insertBanners, insertStore, nextStoreNumber } from './new-store.writes.ts';

export interface CreatedStore {
  storeId: number;
  intakeKey: string;
}

/**
 * Creates a store with its users and its intake key, completely or not at all. Runs in the system role.
 * `furnish` adds data of other areas in the same transaction, for example `invoices`. Fails with the
 * database's unique violation when a login name is taken.
 */
export async function createStore(
  database: Database,
  store: NewStore,
  furnish: (tx: Transaction) => Promise<void>,
): Promise<CreatedStore> {
  const hashes = await Promise.all(store.users.map((user) => hashPassword(user.password)));
  const intakeKey = store.intakeKey ?? newIntakeKey();
  const storeId = await nextStoreNumber(database);
  await database.inStore(storeId, async (tx) => {
    await insertStore(tx, store);
    await insertIntakeKey(tx, hashIntakeKey(intakeKey), 'primeira chave');
    for (const [index, user] of store.users.entries()) {
      await insertUser(tx, user, hashes[index] ?? '');
    }
    await insertBanners(tx, store.banners);
    await furnish(tx);
  });
  return { storeId, intakeKey };
}
