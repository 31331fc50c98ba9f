import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

/**
 * What somebody of the provider does in the store they named; `system` sees every store. Throws `provider.unknown-store`
 * where there is none of that number.
 */
export function inKnownStore<T>(
  system: Database,
  storeId: number,
  work: (tx: Transaction, store: { name: string }) => Promise<T>,
): Promise<T> {
  return system.inStore(storeId, async (tx) => {
    const store = await tx.maybeRow<{ name: string }>(
      sql`select name from stores where store_id = ${tx.storeId}`,
    );
    if (store === null) throw new AppError('provider.unknown-store');
    return work(tx, store);
  });
}
