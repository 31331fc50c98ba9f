import type { StoreTransfer, TransferOptions } from '@comanda/contract/money/ledger/transfers.calls';
import { referenceOf } from '@comanda/domain/money/payments/reference';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { lockOwnBook, readBook } from '../book/book.ts';
import type { Payout, Payouts } from '../ports.ts';
import { noteHeldCents } from '../proof/book-holds.writes.ts';
import { proveHeldBook } from '../proof/prove-store.ts';
import { coverWaiting } from '../settling/waiting-settlements.ts';
import { notifyOfRequest } from './notify-of-payout.ts';
import { accountInWords, bankNameOf, holdsAccount, shownAccount } from './payout-account.reads.ts';
import { lockPayoutTerms, payoutObstacle, readPayoutTerms, savePayoutTerms } from './payout-terms.ts';

interface Deps {
  payouts: Payouts;
  mails: MailQueue;
}

export interface SendInput {
  /** Idempotency key of the transfer. */
  key: string;
  cents: number;
  note: string | null;
  /** The account that the user saw on the screen. */
  accountId: number;
  version: number;
}

/** Idempotency key of a manual transfer. The prefix prevents a collision with the keys of settlements. */
const keyOf = (uuid: string) => `manual-${uuid.toLowerCase()}`;

/** The amount that the store could transfer now, and the receiving account. */
export async function transferOptions(
  tx: Transaction,
  payouts: Payouts,
  now: number,
): Promise<TransferOptions> {
  const terms = await readPayoutTerms(tx);
  return {
    availableCents: (await readBook(tx))?.balances.available ?? 0,
    account: await shownAccount(tx),
    obstacle: await payoutObstacle(tx, payouts, terms),
    heldReason: terms.heldReason,
    isAutomatic: terms.isAutomatic,
    at: now,
  };
}

/**
 * Sends available money to the active account, once per key. Settlements that this transfer pays completely
 * then refer to it. Throws `ledger.account-short`, `payments.key-reused`, `ledger.payout-held`,
 * `ledger.payout-suspended`, `payments.no-account`, and `ledger.account-changed` if another account or
 * version is active. Null: the ledger's proof failed, and no money is sent. The caller must still commit,
 * because the transaction saves the hold.
 */
export async function sendPayout(
  tx: Transaction,
  { payouts, mails }: Deps,
  { key: uuid, cents, note, accountId, version }: SendInput,
  session: Session,
  now: number,
): Promise<StoreTransfer | null> {
  const key = keyOf(uuid);
  const input = { key, cents, note, by: session.userName, at: now };
  // The lock serialises calls: a second call with the same key finds the transfer of the first call.
  await lockOwnBook(tx);
  if ((await payouts.find(tx, key)) !== null) return shownPayout(tx.storeId, await payouts.send(tx, input));
  await proveHeldBook(tx, now);
  const terms = await readPayoutTerms(tx);
  if (terms.heldAt !== null) throw new AppError('ledger.payout-held', { detail: terms.heldReason ?? '' });
  if (terms.reviewedSince !== null) {
    await noteHeldCents(tx);
    return null;
  }
  if (terms.isSuspended) throw new AppError('ledger.payout-suspended');
  if (!(await holdsAccount(tx, { accountId, version }))) throw new AppError('ledger.account-changed');
  const payout = await payouts.send(tx, input);
  const left = await lockOwnBook(tx);
  await coverWaiting(tx, key, left.balances.available);
  const account = accountInWords(payout.account);
  await recordAudit(tx, { session, now }, 'finance.transfer-asked', {
    details: { centavos: cents, conta: account },
  });
  await notifyOfRequest(tx, mails, { cents, by: session.userName, account, note });
  return shownPayout(tx.storeId, payout);
}

/**
 * Switches automatic transfers of settlements on or off. After switching on, the next run sends the waiting
 * settlements.
 */
export async function setAutomatic(
  tx: Transaction,
  isAutomatic: boolean,
  session: Session,
  now: number,
): Promise<{ isAutomatic: boolean }> {
  if ((await lockPayoutTerms(tx)).isAutomatic !== isAutomatic) {
    await savePayoutTerms(tx, { isAutomatic }, { by: session.userName, now });
    await recordAudit(tx, { session, now }, 'finance.automatic-payout-set', {
      details: { automatico: isAutomatic },
    });
  }
  return { isAutomatic };
}

/** A transfer of the store. Throws `ledger.transfer-not-found`. */
export async function findPayout(
  tx: Transaction,
  payouts: Payouts,
  transferId: number,
): Promise<StoreTransfer> {
  const payout = await payouts.byId(tx, transferId);
  if (payout === null) throw new AppError('ledger.transfer-not-found');
  return shownPayout(tx.storeId, payout);
}

async function shownPayout(storeId: number, { account, ...payout }: Payout): Promise<StoreTransfer> {
  return {
    ...payout,
    ...account,
    bankName: await bankNameOf(account.bank),
    reference: referenceOf({ storeId, kind: 'transfer', id: payout.transferId, attempt: 1 }),
  };
}
