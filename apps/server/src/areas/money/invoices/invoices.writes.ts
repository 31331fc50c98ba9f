import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/**
 * Takes the number after the store's last invoice. Concurrent transactions wait until this one ends. Lock
 * order: the store's ledger, then this counter.
 */
export async function nextInvoiceId(tx: Transaction): Promise<number> {
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  const row = await tx.maybeRow<{ next: number }>(sql`
    select coalesce(max(invoice_id), 0) + 1 as next from invoices where store_id = ${tx.storeId}`);
  return row?.next ?? 1;
}
