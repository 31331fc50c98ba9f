import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import type { StoreAccount } from '@comanda/domain/money/ledger/accounts';
import { counterMoves, type Move, move } from '@comanda/domain/money/ledger/apply-moves';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { zoneOf } from '../../../../platform/period/store-period.ts';
import { findPosted, movesOf, postOnce, type Source, type SourceKind } from '../book/post.ts';

/** A manual posting by a person of the provider. */
export interface ManualPosting {
  kind: Extract<SourceKind, 'fine' | 'adjustment' | 'opening'>;
  /** Number of the fine or adjustment; for an opening balance the account's name. */
  id: number | string;
  moves: Move[];
  orderId?: number;
  reason: string;
  byName: string;
  now: number;
}

/** The entry of a fine: from the current account. */
export const fineMoves = (cents: number): Move[] => move('current', 'fine', cents, 'fine');

/** The entry of an adjustment. Positive cents are in the store's favour. */
export const adjustmentMoves = (cents: number): Move[] => move('custom', 'current', cents, 'adjustment');

/** The entry of an account's opening balance, from the time before the ledger. */
export const openingMoves = (account: StoreAccount, cents: number): Move[] =>
  move('opening', account, cents, 'opening');

/**
 * Posts on the operational day of `now`. Returns false for a repeat. Throws `ledger.no-book`,
 * `ledger.other-figures`, `ledger.account-short`.
 */
export async function postByHand(tx: Transaction, input: ManualPosting): Promise<boolean> {
  const { kind, id, moves, orderId, reason, byName, now } = input;
  const source: Source = { kind, id, step: 'posted' };
  const day = operationalDate(await zoneOf(tx), now);
  const posting = await postOnce(tx, source, { moves, orderId }, () => ({
    ...{ moves, at: now, day, reason, byName },
    ...(orderId === undefined ? {} : { orderId }),
  }));
  return posting !== null;
}

/**
 * Reverses a manual posting by entries of the same amounts in the other direction. Returns false for a
 * repeat, and when the posting does not exist.
 */
export async function reverseByHand(
  tx: Transaction,
  { kind, id, reason, byName, now }: Omit<ManualPosting, 'moves' | 'orderId'>,
): Promise<boolean> {
  const original = await tx.maybeRow<{ postingId: number; orderId: number | null }>(sql`
    select posting_id as "postingId", order_id as "orderId" from ledger_postings
     where store_id = ${tx.storeId} and source_kind = ${kind} and source_id = ${String(id)} and step = 'posted'`);
  if (original === null) return false;
  const source: Source = { kind, id, step: 'reversed' };
  if ((await findPosted(tx, source, {})) !== null) return false;
  const day = operationalDate(await zoneOf(tx), now);
  const { postingId: corrects, orderId } = original;
  const moves = counterMoves(await movesOf(tx, corrects));
  const posting = await postOnce(tx, source, {}, () => ({
    ...{ moves, at: now, day, corrects, reason, byName },
    ...(orderId === null ? {} : { orderId }),
  }));
  return posting !== null;
}
