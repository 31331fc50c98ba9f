import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { holdRestored, releaseHold } from './proof/book-holds.writes.ts';
import { RESTORED_HOLD } from './texts.ts';

/**
 * Releases a hold after a restore. The caller has found that the store's ledger has all payments that the
 * provider has. Returns false if no restore holds the store. A hold after a failed proof stays.
 */
export async function releaseRestored(tx: Transaction, now: number): Promise<boolean> {
  if ((await releaseHold(tx, { of: 'restore', ...RESTORED_HOLD, now })) === null) return false;
  tx.announce('finance');
  return true;
}

/**
 * Holds the settlements of a restored store until the payment provider has answered. Without the hold,
 * transfers made after the backup would be sent again.
 */
export const restored: AfterRestore = {
  inStore: async (tx, now) => {
    const book = await tx.maybeRow(sql`select 1 as one from ledger_books where store_id = ${tx.storeId}`);
    if (book !== null) await holdRestored(tx, now);
  },
};
