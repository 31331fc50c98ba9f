import { holdStep } from '@comanda/domain/money/ledger/prove';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** The amount of the next payout: the waiting settlements, up to the available balance. */
async function waitingCents(tx: Transaction): Promise<number> {
  const row = await tx.maybeRow<{ cents: number }>(sql`
    select least((select coalesce(sum(payout_cents), 0) from settlements
                   where store_id = ${tx.storeId} and transfer_key is null and payout_cents > 0),
                 (select greatest(available, 0) from ledger_books where store_id = ${tx.storeId}))::bigint as cents`);
  return row?.cents ?? 0;
}

/**
 * A cause why a store's settlements wait: a failed proof of its ledger (`book`), or a restore of the
 * database.
 */
export type HoldCause = 'book' | 'restore';

/**
 * Value of the column `differences` in a row that only a restore caused. Servers of 1.4 read every value as a
 * hold.
 */
const RESTORED = 'restored';

const IS_BOOK_HELD = sql`
  released_at is null and book_released_at is null and differences <> ${RESTORED}`;

/**
 * Applies the result of a proof: holds the store's settlements, or deletes an old release; see {@link holdStep}. A hold
 * after a restore stays as it is, unless a server of 1.4 has released it. Notifies panels.
 */
export async function settleHold(tx: Transaction, differences: string | null, now: number): Promise<void> {
  const last = await tx.maybeRow<{ differences: string; isReleased: boolean }>(sql`
    select differences, released_at is not null or book_released_at is not null as "isReleased" from book_holds
     where store_id = ${tx.storeId} and differences <> ${RESTORED}`);
  const step = holdStep(last, differences);
  if (step === 'forget') {
    await tx.rows(sql`delete from book_holds where store_id = ${tx.storeId} and released_at is not null`);
    await tx.rows(sql`
      update book_holds set differences = ${RESTORED}, book_released_at = null
       where store_id = ${tx.storeId} and book_released_at is not null`);
  }
  if (step !== 'hold') return;
  await tx.rows(sql`
    insert into book_holds as kept (store_id, held_at, cents, differences)
    values (${tx.storeId}, ${new Date(now)}, ${await waitingCents(tx)}, ${differences})
    on conflict (store_id) do update
      set held_at = excluded.held_at, cents = excluded.cents, differences = excluded.differences,
          released_at = null, released_by = null, reason = null, book_released_at = null,
          restored_at = case when kept.released_at is null then kept.restored_at end
    where kept.released_at is not null or kept.book_released_at is not null or kept.differences = ${RESTORED}`);
  tx.announce('finance');
}

/**
 * Holds the store's settlements after a restore, also if a failed proof already holds them. Deletes an
 * earlier release, which does not apply to this restore.
 */
export async function holdRestored(tx: Transaction, now: number): Promise<void> {
  await tx.rows(sql`delete from book_holds where store_id = ${tx.storeId} and released_at is not null`);
  await tx.rows(sql`
    insert into book_holds (store_id, held_at, cents, differences, restored_at)
    values (${tx.storeId}, ${new Date(now)}, ${await waitingCents(tx)}, ${RESTORED}, ${new Date(now)})
    on conflict (store_id) do update set restored_at = excluded.restored_at`);
  tx.announce('finance');
}

/** Updates the amount shown for the hold, because another settlement waits now. */
export async function noteHeldCents(tx: Transaction): Promise<void> {
  await tx.rows(sql`
    update book_holds set cents = ${await waitingCents(tx)} where store_id = ${tx.storeId} and released_at is null`);
}

/**
 * Ends one cause of a hold. The settlements still wait while the other cause lasts. Returns the held amount;
 * null when this cause holds nothing. After a release of the ledger's hold, a different difference holds the
 * settlements again.
 */
export async function releaseHold(
  tx: Transaction,
  { of, reason, by, now }: { of: HoldCause; reason: string; by: string; now: number },
): Promise<{ cents: number } | null> {
  const held = await tx.maybeRow<{ cents: number; isBook: boolean; isRestore: boolean }>(sql`
    select cents, ${IS_BOOK_HELD} as "isBook", restored_at is not null as "isRestore" from book_holds
     where store_id = ${tx.storeId} and released_at is null for update`);
  if (held === null || !(of === 'book' ? held.isBook : held.isRestore)) return null;
  const at = new Date(now);
  if (of === 'book' ? held.isRestore : held.isBook) {
    const change = of === 'book' ? sql`book_released_at = ${at}` : sql`restored_at = null`;
    await tx.rows(sql`update book_holds set ${change} where store_id = ${tx.storeId}`);
  } else
    await tx.rows(sql`
      update book_holds set released_at = ${at}, released_by = ${by}, reason = ${reason}, restored_at = null,
             book_released_at = null
       where store_id = ${tx.storeId}`);
  return { cents: held.cents };
}

/** SQL columns with the causes of a hold, from the row `h` of `book_holds`. Without a row, nothing is held. */
export const HOLD_CAUSES: Query = sql`
  h.restored_at as "restoredSince",
  coalesce(h.released_at is null and h.book_released_at is null and h.differences <> ${RESTORED}, false) as "isBookHeld"`;
