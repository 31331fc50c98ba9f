import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** What stands where the words of a request stood. */
const FORGOTTEN = 'Apagado com os dados do cliente.';

/** What people wrote about the fines of these orders goes: their words may name a customer. Who asked, what was decided and when stay. */
export async function forgetReversalWords(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx.rows(sql`
    update fine_reversals set description = ${FORGOTTEN},
           decision_words = case when decision_words is not null then ${FORGOTTEN} end
     where store_id = ${tx.storeId} and order_id = any(${[...orderIds]}::bigint[]) and description <> ${FORGOTTEN}`);
}
