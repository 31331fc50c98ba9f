import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The store's own words: what no password of its people may hold, and what an invitation names. */
export async function findStoreWords(tx: Transaction): Promise<{ storeName: string; document: string }> {
  const store = await tx.maybeRow<{ storeName: string; document: string }>(sql`
    select name as "storeName", document from stores where store_id = ${tx.storeId}`);
  if (store === null) throw new Error(`store ${tx.storeId} does not exist`);
  return store;
}
