import type { TransferState } from '@comanda/domain/money/payments/transfer-steps';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { TransferAccount } from '../payment-provider.ts';

/** A stored transfer. Amounts in cents, times in epoch milliseconds. */
export interface StoredTransfer {
  transferId: number;
  key: string;
  receiver: string;
  cents: number;
  account: TransferAccount;
  state: TransferState;
  requestedAt: number;
  requestedBy: string | null;
  /** Note of the user who requested the transfer. */
  note: string | null;
  paidAt: number | null;
  endedAt: number | null;
  reason: string | null;
  attempts: number;
}

const COLUMNS = sql`
  transfer_id as "transferId", key, receiver, cents, account, state, asked_at as "requestedAt", asked_by as "requestedBy",
  note, paid_at as "paidAt", ended_at as "endedAt", reason, attempts`;

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

/** Saves a transfer; the job may send its request at once. The caller must have locked the store's ledger. */
export async function insertTransfer(
  tx: Transaction,
  transfer: Pick<
    StoredTransfer,
    'key' | 'receiver' | 'cents' | 'account' | 'requestedAt' | 'requestedBy' | 'note'
  >,
): Promise<StoredTransfer> {
  const transferId = await nextNumber(tx, 'payment-transfer');
  const [row] = await tx.rows<StoredTransfer>(sql`
    insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, asked_by, note, next_attempt_at)
    values (${tx.storeId}, ${transferId}, ${transfer.key}, ${transfer.receiver}, ${transfer.cents},
            ${JSON.stringify(transfer.account)}::jsonb, 'asking', ${time(transfer.requestedAt)}, ${transfer.requestedBy}, ${transfer.note},
            ${time(transfer.requestedAt)})
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error('the transfer was not kept');
  return row;
}

export function findTransfer(tx: Transaction, transferId: number): Promise<StoredTransfer | null> {
  return tx.maybeRow<StoredTransfer>(sql`
    select ${COLUMNS} from payment_transfers where store_id = ${tx.storeId} and transfer_id = ${transferId}`);
}

export function findTransferByKey(tx: Transaction, key: string): Promise<StoredTransfer | null> {
  return tx.maybeRow<StoredTransfer>(sql`
    select ${COLUMNS} from payment_transfers where store_id = ${tx.storeId} and key = ${key}`);
}

/** Locks the transfer until the transaction ends. Lock order: the transfer, then the store's ledger. */
export function lockTransfer(tx: Transaction, transferId: number): Promise<StoredTransfer | null> {
  return tx.maybeRow<StoredTransfer>(sql`
    select ${COLUMNS} from payment_transfers
     where store_id = ${tx.storeId} and transfer_id = ${transferId} for no key update`);
}

/** Columns to change. Omitted columns stay unchanged. */
export type TransferChange = Partial<
  Pick<StoredTransfer, 'state' | 'paidAt' | 'endedAt' | 'reason' | 'attempts'>
> & { nextAttemptAt: number | null };

export async function updateTransfer(
  tx: Transaction,
  transfer: StoredTransfer,
  change: TransferChange,
): Promise<void> {
  const next = { ...transfer, ...change };
  await tx.rows(sql`
    update payment_transfers set state = ${next.state}, paid_at = ${time(next.paidAt)}, ended_at = ${time(next.endedAt)},
           reason = ${next.reason}, attempts = ${next.attempts}, next_attempt_at = ${time(change.nextAttemptAt)}
     where store_id = ${tx.storeId} and transfer_id = ${transfer.transferId}`);
}

/** The store's active receiving account; null when no account is active. */
export function activeAccount(tx: Transaction): Promise<TransferAccount | null> {
  return tx.maybeRow<TransferAccount>(sql`
    select holder_name as "holderName", holder_document as "holderDocument", pix_key as key, bank,
           branch || coalesce('-' || branch_digit, '') as branch, account
      from receiving_accounts where store_id = ${tx.storeId} and is_active`);
}
