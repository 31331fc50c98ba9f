import { isDeepStrictEqual } from 'node:util';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { refusal } from '../refusal.ts';
import { accountInWords } from './account-words.ts';
import type { AccountData, KeptAccount } from './accounts.reads.ts';
import { insertAccount, updateAccount } from './accounts.writes.ts';
import { otherHolder } from './assert-own-account.ts';
import { holdAccounts, idleAccount } from './hold-accounts.ts';
import { tellAccount } from './tell-account.ts';

/** More accounts than a user can distinguish. */
const MOST_ACCOUNTS = 50;

/** An account to save: number (null for a new one), data, and checked holder. */
export interface AccountWish {
  accountId: number | null;
  version: number | null;
  data: AccountData;
  checked: Holder;
}

/**
 * Saves an account and mails all administrators. Equal data return the existing account. Throws the errors of
 * `idleAccount`, `online-payment.too-many-accounts`, and `online-payment.other-holder` if the registered holder is not
 * the checked one.
 */
export async function saveAccount(
  tx: Transaction,
  { accountId, version, data, checked }: AccountWish,
  { mails, session, now }: { mails: MailQueue; session: Session; now: number },
): Promise<{ accountId: number; version: number }> {
  const { holder, accounts } = await holdAccounts(tx);
  if (holder.document !== checked.document) throw otherHolder(holder);
  const same = accounts.find((each) => isDeepStrictEqual(dataOf(each), data));
  if (same !== undefined && (accountId === null || same.accountId === accountId))
    return { accountId: same.accountId, version: same.version };
  const change = { by: session.userName, at: now };
  const told = { by: session.userName, account: data };
  const audited = { details: { conta: accountInWords(data) } };
  if (accountId !== null) {
    const kept = idleAccount(accounts, { accountId, version });
    await updateAccount(tx, kept, data, holder, change);
    await tellAccount(tx, mails, 'changed', told);
    await recordAudit(tx, { session, now }, 'online-payment.account-changed', audited);
    tx.announce('online-payment');
    return { accountId, version: kept.version + 1 };
  }
  if (accounts.length >= MOST_ACCOUNTS) throw refusal('online-payment.too-many-accounts', 'conta');
  const added = await nextNumber(tx, 'receiving-account');
  await insertAccount(tx, added, data, holder, change);
  await tellAccount(tx, mails, 'added', told);
  await recordAudit(tx, { session, now }, 'online-payment.account-added', audited);
  tx.announce('online-payment');
  return { accountId: added, version: 1 };
}

function dataOf(account: KeptAccount): AccountData {
  const { way, label, keyKind, key, bank, type, branch, branchDigit, account: number } = account;
  return { way, label, keyKind, key, bank, type, branch, branchDigit, account: number };
}
