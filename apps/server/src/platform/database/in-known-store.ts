import { AppError } from '../errors/app-error.ts';
import { sql } from './sql.ts';
import type { Database, Transaction } from './transaction.ts';

/** Data of a store that actions in the store need. */
export interface KnownStore {
  name: string;
  /** IANA time zone of the store's days. */
  timeZone: string;
}

/** Runs an action of the provider's people in a store. `system` sees every store. Throws `provider.unknown-store`. */
export function inKnownStore<T>(
  system: Database,
  storeId: number,
  work: (tx: Transaction, store: KnownStore) => Promise<T>,
): Promise<T> {
  return system.inStore(storeId, async (tx) => {
    const store = await tx.maybeRow<KnownStore>(
      sql`select name, time_zone as "timeZone" from stores where store_id = ${tx.storeId}`,
    );
    if (store === null) throw new AppError('provider.unknown-store');
    return work(tx, store);
  });
}
