import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Books } from '../ports.ts';
import { findReceiver, receiverReference } from '../receivers/receivers.writes.ts';
import { activeAccount, findTransferByKey, insertTransfer, type StoredTransfer } from './transfers.writes.ts';

export interface TransferIntention {
  /** Idempotency key. A repeat returns the same transfer; a repeat with another amount is refused. */
  key: string;
  cents: number;
  /** User who requests the transfer; null for the automatic transfer of a settlement. */
  by: string | null;
  at: number;
  note?: string | null;
}

/**
 * Sends available money to the store's active account. The ledger moves the amount to `transit`, in the transaction
 * that saves the row. A job sends the request to the provider, and repeats it until answered. Throws
 * `ledger.account-short` for more than is available, and `payments.no-account` without an account. Throws
 * `ledger.other-figures` or `payments.key-reused` for another amount under the same key.
 */
export async function requestTransfer(
  tx: Transaction,
  books: Pick<Books, 'transferStep'>,
  { key, cents, by, at, note = null }: TransferIntention,
): Promise<StoredTransfer> {
  const known = await findTransferByKey(tx, key);
  if (known !== null) return same(known, cents);
  const account = await activeAccount(tx);
  const receiver = await findReceiver(tx);
  if (account === null || receiver?.state !== 'activated') throw new AppError('payments.no-account');
  // Locks the ledger, so that a second call with the same key finds the row of the first call.
  if (!(await books.transferStep(tx, { transferId: key, step: 'requested', cents, at, reported: null }))) {
    const first = await findTransferByKey(tx, key);
    if (first === null) throw new AppError('payments.key-reused');
    return same(first, cents);
  }
  const reference = receiverReference(tx.storeId, receiver);
  return insertTransfer(tx, {
    key,
    receiver: reference,
    cents,
    account,
    requestedAt: at,
    requestedBy: by,
    note,
  });
}

function same(known: StoredTransfer, cents: number): StoredTransfer {
  if (known.cents !== cents) throw new AppError('payments.key-reused');
  return known;
}
