import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** What customers wrote of these orders goes: words may name a person. Scores, and what the store answered, stay. */
export async function forgetComments(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx.rows(sql`
    update ratings set comment = null
     where store_id = ${tx.storeId} and order_id = any(${[...orderIds]}::bigint[]) and comment is not null`);
}
