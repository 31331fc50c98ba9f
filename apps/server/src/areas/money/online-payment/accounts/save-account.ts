import { isDeepStrictEqual } from 'node:util';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { refusal } from '../refusal.ts';
import { accountInWords } from './account-words.ts';
import type { AccountData, StoredAccount } from './accounts.reads.ts';
import { insertAccount, updateAccount } from './accounts.writes.ts';
import { otherHolder } from './assert-own-account.ts';
import { holdAccounts, idleAccount } from './hold-accounts.ts';
import { notifyOfAccount } from './notify-of-account.ts';

/** Maximum of accounts per store. */
const MAX_ACCOUNTS = 50;

/** An account to save: its number (null for a new account), its data, and the holder that was checked. */
export interface AccountInput {
  accountId: number | null;
  version: number | null;
  data: AccountData;
  checked: Holder;
}

/**
 * Saves an account and mails all administrators. Equal data return the existing account. Throws the errors of
 * `idleAccount`, `online-payment.too-many-accounts`, and `online-payment.other-holder` if the registered
 * holder changed after the check.
 */
export async function saveAccount(
  tx: Transaction,
  { accountId, version, data, checked }: AccountInput,
  { mails, session, now }: { mails: MailQueue; session: Session; now: number },
): Promise<{ accountId: number; version: number }> {
  const { holder, accounts } = await holdAccounts(tx);
  if (holder.document !== checked.document) throw otherHolder(holder);
  const same = accounts.find((each) => isDeepStrictEqual(dataOf(each), data));
  if (same !== undefined && (accountId === null || same.accountId === accountId))
    return { accountId: same.accountId, version: same.version };
  const change = { by: session.userName, at: now };
  const reported = { by: session.userName, account: data };
  const audited = { details: { conta: accountInWords(data) } };
  if (accountId !== null) {
    const stored = idleAccount(accounts, { accountId, version });
    await updateAccount(tx, stored, data, holder, change);
    await notifyOfAccount(tx, mails, 'changed', reported);
    await recordAudit(tx, { session, now }, 'online-payment.account-changed', audited);
    tx.announce('online-payment');
    return { accountId, version: stored.version + 1 };
  }
  if (accounts.length >= MAX_ACCOUNTS) throw refusal('online-payment.too-many-accounts', 'conta');
  const added = await nextNumber(tx, 'receiving-account');
  await insertAccount(tx, added, data, holder, change);
  await notifyOfAccount(tx, mails, 'added', reported);
  await recordAudit(tx, { session, now }, 'online-payment.account-added', audited);
  tx.announce('online-payment');
  return { accountId: added, version: 1 };
}

function dataOf(account: StoredAccount): AccountData {
  const { way, label, keyKind, key, bank, type, branch, branchDigit, account: number } = account;
  return { way, label, keyKind, key, bank, type, branch, branchDigit, account: number };
}
