import { AppError } from '../errors/app-error.ts';
import { sql } from './sql.ts';
import type { Database, Transaction } from './transaction.ts';

/** What whoever works in a store should know of it. */
export interface KnownStore {
  name: string;
  /** IANA zone of its days. */
  timeZone: string;
}

/**
 * What somebody of the provider does in the store they named; `system` sees every store. Throws `provider.unknown-store`
 * where there is none of that number.
 */
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
