import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { releaseHold, settleHold } from './proof/book-holds.writes.ts';
import { RESTORED_HOLD } from './texts.ts';

/** The reason of a hold after a restore, as saved with it. */
const RESTORED = 'restored';

/**
 * Releases a hold after a restore, because the store's ledger has all money that the provider has. Returns false if
 * there is another hold or none.
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
 * Holds the repasses of a restored store until the payment provider has answered. Transfers made after the backup would
 * otherwise be sent again.
 */
export const restored: AfterRestore = {
  inStore: async (tx, now) => {
    const book = await tx.maybeRow(sql`select 1 as one from ledger_books where store_id = ${tx.storeId}`);
    if (book === null) return;
    // The release after an earlier restore does not cover this one.
    await settleHold(tx, null, now);
    await settleHold(tx, RESTORED, now);
  },
};
