import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Name and document of the store. Passwords must not contain them, and invitations show the name. */
export async function findStoreWords(tx: Transaction): Promise<{ storeName: string; document: string }> {
  const store = await tx.maybeRow<{ storeName: string; document: string }>(sql`
    select name as "storeName", document from stores where store_id = ${tx.storeId}`);
  if (store === null) throw new Error(`store ${tx.storeId} does not exist`);
  return store;
}
