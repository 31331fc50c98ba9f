import { momentWords } from '@comanda/domain/kit/time/moment-words';
import { activeFrom } from '@comanda/domain/money/banking/receiving-account';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { type AuditedActor, recordAudit } from '../../../people/audit/public.ts';
import { settleReadiness } from '../readiness.ts';
import { refusal } from '../refusal.ts';
import { findStoreFacts } from '../registration/registration.reads.ts';
import { accountInWords } from './account-words.ts';
import { findChangeWait, type StoredAccount } from './accounts.reads.ts';
import { activate, leaveWaiting } from './accounts.writes.ts';
import { otherHolder } from './assert-own-account.ts';
import { holdAccounts, idleAccount } from './hold-accounts.ts';
import { notifyOfAccount } from './notify-of-account.ts';

interface Named {
  accountId: number;
  version: number | null;
}

interface By {
  mails: MailQueue;
  session: Session;
  now: number;
}

/**
 * Activates an account, at once or after the wait. Returns the time of a delayed activation; null when it is
 * active at once. Mails all administrators. Throws the errors of `idleAccount`,
 * `online-payment.account-waits` while another account waits, and `online-payment.other-holder` for an
 * account of another holder.
 */
export async function activateAccount(
  tx: Transaction,
  named: Named,
  { mails, session, now }: By,
): Promise<number | null> {
  const { holder, accounts } = await holdAccounts(tx);
  const account = idleAccount(accounts, named);
  assertOf(holder, account);
  if (accounts.some((each) => each.activeFrom !== null))
    throw refusal('online-payment.account-waits', 'id_pagon_banco');
  const hasActive = accounts.some((each) => each.isActive);
  const from = activeFrom(await findChangeWait(tx), hasActive, now);
  const change = { by: session.userName, at: now };
  const actor = { session, now };
  if (from === null) {
    await activate(tx, account.accountId, change);
    await notifyOfActivation(tx, mails, account, session.userName);
    await auditActivated(tx, account, actor);
    await settleReadiness(tx, actor);
  } else {
    const moment = momentWords((await findStoreFacts(tx)).timeZone, from);
    await leaveWaiting(tx, account.accountId, from, change);
    await notifyOfAccount(tx, mails, 'waits', { by: session.userName, account, moment });
    await recordAudit(tx, actor, 'online-payment.account-waits', {
      details: { conta: accountInWords(account), ate: new Date(from).toISOString() },
    });
  }
  tx.announce('online-payment');
  return from;
}

/**
 * Activates an account whose wait is over. Does nothing if the activation was cancelled or the holder changed since.
 */
export async function activateDue(
  tx: Transaction,
  accountId: number,
  { mails, now }: { mails: MailQueue; now: number },
): Promise<boolean> {
  const { holder, accounts } = await holdAccounts(tx);
  const account = accounts.find((each) => each.accountId === accountId);
  if (account === undefined || account.activeFrom === null || account.activeFrom > now) return false;
  const change = { by: account.changedBy, at: now };
  if (account.holderDocument !== holder.document) {
    await leaveWaiting(tx, accountId, null, change);
    return false;
  }
  await activate(tx, accountId, change);
  await notifyOfActivation(tx, mails, account, account.changedBy);
  await auditActivated(tx, account, { userId: null, now });
  await settleReadiness(tx, { userId: null, now });
  tx.announce('online-payment');
  return true;
}

/** Cancels the pending activation. Throws `online-payment.nothing-waits`. */
export async function withdrawActivation(tx: Transaction, { mails, session, now }: By): Promise<void> {
  const { accounts } = await holdAccounts(tx);
  const account = accounts.find((each) => each.activeFrom !== null);
  if (account === undefined) throw refusal('online-payment.nothing-waits', 'id_pagon_banco');
  await leaveWaiting(tx, account.accountId, null, { by: session.userName, at: now });
  await notifyOfAccount(tx, mails, 'withdrawn', { by: session.userName, account });
  await recordAudit(tx, { session, now }, 'online-payment.activation-withdrawn', {
    details: { conta: accountInWords(account) },
  });
  tx.announce('online-payment');
}

function assertOf(holder: Holder, account: StoredAccount): void {
  if (account.holderDocument !== holder.document) throw otherHolder(holder);
}

const notifyOfActivation = (tx: Transaction, mails: MailQueue, account: StoredAccount, by: string) =>
  notifyOfAccount(tx, mails, 'activated', { by, account });

const auditActivated = (tx: Transaction, account: StoredAccount, actor: AuditedActor) =>
  recordAudit(tx, actor, 'online-payment.account-activated', { details: { conta: accountInWords(account) } });
