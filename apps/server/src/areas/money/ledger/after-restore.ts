import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { releaseHold, settleHold } from './proof/book-holds.writes.ts';
import { RESTORED_HOLD } from './texts.ts';

/** The reason that is saved with a hold after a restore. */
const RESTORED = 'restored';

/**
 * Releases a hold after a restore. The caller has found that the store's ledger has all payments that the
 * provider has. Returns false if the store is not held, or held for another reason.
 */
export async function releaseRestored(tx: Transaction, now: number): Promise<boolean> {
  const hold = await tx.maybeRow<{ differences: string }>(sql`
    select differences from book_holds where store_id = ${tx.storeId} and released_at is null for update`);
  if (hold?.differences !== RESTORED) return false;
  await releaseHold(tx, { ...RESTORED_HOLD, now });
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
    if (book === null) return;
    // Deletes the release after an earlier restore, which does not apply to this restore.
    await settleHold(tx, null, now);
    await settleHold(tx, RESTORED, now);
  },
};
