import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { LedgerOfPayments } from '../ports.ts';
import { findReceiver, receiverReference } from '../receivers/receivers.writes.ts';
import { activeAccount, findTransferByKey, insertTransfer, type StoredTransfer } from './transfers.writes.ts';

export interface TransferIntention {
  /** Names the intention: the same again is the same transfer, with another amount it is refused. */
  key: string;
  cents: number;
  /** Null: a settlement asks by itself. */
  by: string | null;
  at: number;
  note?: string | null;
}

/**
 * Sends money that is available to the store's active account: the book moves it to `transit` and the row is committed with that; the
 * provider is asked afterwards, until it answers. Throws `ledger.account-short` for more than is available, `ledger.other-figures` or
 * `payments.key-reused` for another amount under the same key, `payments.no-account`.
 */
export async function requestTransfer(
  tx: Transaction,
  ledger: Pick<LedgerOfPayments, 'transferStep'>,
  { key, cents, by, at, note = null }: TransferIntention,
): Promise<StoredTransfer> {
  const known = await findTransferByKey(tx, key);
  if (known !== null) return same(known, cents);
  const account = await activeAccount(tx);
  const receiver = await findReceiver(tx);
  if (account === null || receiver?.state !== 'activated') throw new AppError('payments.no-account');
  // Holds the book: of two with one key the other finds the first one's row.
  if (!(await ledger.transferStep(tx, { transferId: key, step: 'requested', cents, at, told: null }))) {
    const first = await findTransferByKey(tx, key);
    if (first === null) throw new AppError('payments.key-reused');
    return same(first, cents);
  }
  const reference = receiverReference(tx.storeId, receiver);
  return insertTransfer(tx, { key, receiver: reference, cents, account, askedAt: at, askedBy: by, note });
}

function same(known: StoredTransfer, cents: number): StoredTransfer {
  if (known.cents !== cents) throw new AppError('payments.key-reused');
  return known;
}
