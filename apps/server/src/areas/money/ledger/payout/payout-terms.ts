import type { PayoutObstacle } from '@comanda/domain/money/ledger/payout';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { lockBook } from '../book/book.ts';
import type { Payouts } from '../ports.ts';
import { HOLD_CAUSES } from '../proof/book-holds.writes.ts';

/** Terms of the store's payouts. Times in epoch milliseconds. */
export interface PayoutTerms {
  /** True when each settlement makes its own transfer. */
  isAutomatic: boolean;
  /** Time since which the provider holds the store's payouts; null when they are not held. */
  heldAt: number | null;
  heldReason: string | null;
  /**
   * Time since which a failed proof of the ledger holds the settlements, until a person releases them. `reviewedCents`:
   * the held amount.
   */
  reviewedSince: number | null;
  reviewedCents: number;
  /**
   * Causes of the hold since `reviewedSince`. `isBookHeld`: a difference of the ledger. `restoredSince`: time
   * of a restore. Both are possible.
   */
  isBookHeld: boolean;
  restoredSince: number | null;
  isSuspended: boolean;
}

export async function readPayoutTerms(tx: Transaction): Promise<PayoutTerms> {
  const row = await tx.maybeRow<PayoutTerms>(sql`
    select coalesce(p.is_automatic, true) as "isAutomatic", p.held_at as "heldAt", p.held_reason as "heldReason",
           h.held_at as "reviewedSince", coalesce(h.cents, 0)::bigint as "reviewedCents", s.is_suspended as "isSuspended",
           ${HOLD_CAUSES}
      from stores s left join payout_terms p on p.store_id = ${tx.storeId}
      left join book_holds h on h.store_id = ${tx.storeId} and h.released_at is null
     where s.store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row;
}

/** Locks the ledger and reads the payout terms. No transfer, hold or switch can run at the same time. */
export async function lockPayoutTerms(tx: Transaction): Promise<PayoutTerms> {
  await lockBook(tx);
  return readPayoutTerms(tx);
}

/** The reason why no transfer to the store's account is possible now; null when it is possible. */
export async function payoutObstacle(
  tx: Transaction,
  payouts: Pick<Payouts, 'status'>,
  { heldAt, reviewedSince, isSuspended }: Pick<PayoutTerms, 'heldAt' | 'reviewedSince' | 'isSuspended'>,
): Promise<PayoutObstacle | null> {
  if (heldAt !== null) return 'held';
  if (reviewedSince !== null) return 'in-review';
  if (isSuspended) return 'suspended';
  const { account, isApproved } = await payouts.status(tx);
  if (!isApproved) return 'not-approved';
  return account === null ? 'no-account' : null;
}

/** Saves the given fields. Omitted fields stay unchanged. */
export async function savePayoutTerms(
  tx: Transaction,
  change: Partial<Pick<PayoutTerms, 'isAutomatic' | 'heldAt' | 'heldReason'>>,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const next = { ...(await lockPayoutTerms(tx)), ...change };
  await tx.rows(sql`
    insert into payout_terms (store_id, is_automatic, held_at, held_reason, changed_at, changed_by)
    values (${tx.storeId}, ${next.isAutomatic}, ${next.heldAt === null ? null : new Date(next.heldAt)}, ${next.heldReason},
            ${new Date(now)}, ${by})
    on conflict (store_id) do update
      set is_automatic = excluded.is_automatic, held_at = excluded.held_at, held_reason = excluded.held_reason,
          changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
  tx.announce('finance');
}
