import { holdStep } from '@comanda/domain/money/ledger/prove';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** SQL expression for the amount of the next payout: the waiting settlements, up to the available balance. */
const WAITING_CENTS = (tx: Transaction) => sql`
  least((select coalesce(sum(payout_cents), 0) from settlements
          where store_id = ${tx.storeId} and transfer_key is null and payout_cents > 0),
        (select greatest(available, 0) from ledger_books where store_id = ${tx.storeId}))`;

/**
 * Applies the result of a proof: holds the store's settlements, or deletes an old release; see
 * {@link holdStep}. Notifies panels.
 */
export async function settleHold(tx: Transaction, differences: string | null, now: number): Promise<void> {
  const last = await tx.maybeRow<{ differences: string; isReleased: boolean }>(sql`
    select differences, released_at is not null as "isReleased" from book_holds where store_id = ${tx.storeId}`);
  const step = holdStep(last, differences);
  if (step === 'forget')
    await tx.rows(sql`delete from book_holds where store_id = ${tx.storeId} and released_at is not null`);
  if (step !== 'hold') return;
  await tx.rows(sql`
    insert into book_holds as kept (store_id, held_at, cents, differences)
    values (${tx.storeId}, ${new Date(now)}, ${WAITING_CENTS(tx)}, ${differences})
    on conflict (store_id) do update
      set held_at = excluded.held_at, cents = excluded.cents, differences = excluded.differences,
          released_at = null, released_by = null, reason = null
    where kept.released_at is not null`);
  tx.announce('finance');
}

/** Updates the amount shown for the hold, because another settlement waits now. */
export async function noteHeldCents(tx: Transaction): Promise<void> {
  await tx.rows(sql`
    update book_holds set cents = ${WAITING_CENTS(tx)} where store_id = ${tx.storeId} and released_at is null`);
}

/**
 * Releases the store's settlements. Returns the held amount; null when nothing is held. A different difference later
 * holds them again.
 */
export function releaseHold(
  tx: Transaction,
  { reason, by, now }: { reason: string; by: string; now: number },
): Promise<{ cents: number } | null> {
  return tx.maybeRow(sql`
    update book_holds set released_at = ${new Date(now)}, released_by = ${by}, reason = ${reason}
     where store_id = ${tx.storeId} and released_at is null returning cents`);
}
