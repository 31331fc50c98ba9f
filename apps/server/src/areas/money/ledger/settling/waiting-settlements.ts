import { paidOutBy, type WaitingPayout } from '@comanda/domain/money/ledger/payout';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { lockOwnBook } from '../book/book.ts';
import { payoutObstacle, readPayoutTerms } from '../payout/payout-terms.ts';
import type { Payout, PayoutAccount, Payouts } from '../ports.ts';
import { noteHeldCents } from '../proof/book-holds.writes.ts';

interface WaitingSettlement extends WaitingPayout {
  /** Key of the last transfer, if it failed or was returned. */
  failedKey: string | null;
}

/** Settlements that were not sent although their money is available, oldest first. */
function waitingSettlements(tx: Transaction): Promise<WaitingSettlement[]> {
  return tx.rows<WaitingSettlement>(sql`
    select settlement_id as "settlementId", payout_cents as "payoutCents", failed_key as "failedKey" from settlements
     where store_id = ${tx.storeId} and transfer_key is null and payout_cents > 0 order by settlement_id`);
}

/**
 * Sends the waiting settlements of a store with automatic payouts, unless an obstacle exists. After a failed
 * transfer, a settlement is only sent automatically if another account is active. A user can still send it to
 * the same account manually.
 */
export async function payWaiting(tx: Transaction, payouts: Payouts, at: number): Promise<void> {
  const book = await lockOwnBook(tx);
  const terms = await readPayoutTerms(tx);
  if (terms.reviewedSince !== null) await noteHeldCents(tx);
  if (!terms.isAutomatic || (await payoutObstacle(tx, payouts, terms)) !== null) return;
  const { account } = await payouts.status(tx);
  let left = book.balances.available;
  for (const { settlementId, payoutCents, failedKey } of await waitingSettlements(tx)) {
    if ((await failedThere(tx, payouts, { failedKey, account })) !== null) continue;
    // A manual transfer may already have sent a part of the available money.
    const cents = Math.min(payoutCents, left);
    if (cents === 0) break;
    const key = `repasse-${settlementId}-${book.lastPosting}`;
    await payouts.send(tx, { key, cents, by: null, at });
    await nameTransfer(tx, [settlementId], key);
    left -= cents;
  }
}

/**
 * The last failed transfer of a waiting settlement, if its account is still the active one; otherwise null.
 * Runs do not repeat such a transfer.
 */
export async function returnedPayout(tx: Transaction, payouts: Payouts): Promise<Payout | null> {
  const { account } = await payouts.status(tx);
  for (const { failedKey } of (await waitingSettlements(tx)).toReversed()) {
    const failed = await failedThere(tx, payouts, { failedKey, account });
    if (failed !== null) return failed;
  }
  return null;
}

/** The failed transfer of a settlement, if the transfer was sent to this account. */
async function failedThere(
  tx: Transaction,
  payouts: Payouts,
  { failedKey, account }: Pick<WaitingSettlement, 'failedKey'> & { account: PayoutAccount | null },
): Promise<Payout | null> {
  const failed = failedKey === null ? null : await payouts.find(tx, failedKey);
  return failed !== null && account !== null && isSameAccount(failed.account, account) ? failed : null;
}

/**
 * Links a manual transfer to each settlement that it pays completely. The caller must have locked the ledger.
 */
export async function coverWaiting(tx: Transaction, key: string, availableCents: number): Promise<void> {
  await nameTransfer(tx, paidOutBy(await waitingSettlements(tx), availableCents), key);
}

/** Makes the settlements of a failed or returned transfer wait again. */
export async function releaseTransfer(tx: Transaction, key: string): Promise<void> {
  await tx.rows(sql`
    update settlements set transfer_key = null, failed_key = ${key} where store_id = ${tx.storeId} and transfer_key = ${key}`);
}

async function nameTransfer(tx: Transaction, settlementIds: readonly number[], key: string): Promise<void> {
  if (settlementIds.length === 0) return;
  await tx.rows(sql`
    update settlements set transfer_key = ${key}
     where store_id = ${tx.storeId} and settlement_id = any(${settlementIds}::bigint[])`);
}

const isSameAccount = (one: PayoutAccount, other: PayoutAccount): boolean =>
  (['holderDocument', 'key', 'bank', 'branch', 'account'] as const).every(
    (field) => one[field] === other[field],
  );
