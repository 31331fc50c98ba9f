import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { ACCOUNT_MAILS, type AccountEvent, accountLines, WAIT_MAIL } from '../texts.ts';
import { accountInWords } from './account-words.ts';
import type { AccountData } from './accounts.reads.ts';

/** Mails all administrators about a change of an account, with the user who made the change. */
export function notifyOfAccount(
  tx: Transaction,
  mails: MailQueue,
  event: AccountEvent,
  reported: { by: string; account: AccountData; moment?: string | null },
): Promise<void> {
  const account = accountInWords(reported.account);
  return notifyAdministrators(tx, { mails }, (to, store) => ({
    kind: 'receiving-account',
    to,
    subject: ACCOUNT_MAILS[event].subject,
    paragraphs: accountLines(event, { by: reported.by, account, store, moment: reported.moment ?? null }),
    why: MAIL_REASONS.administrators(store),
  }));
}

/** Mails all administrators that changes of the account now wait a day, or no longer wait. */
export function notifyOfChangeWait(
  tx: Transaction,
  mails: MailQueue,
  by: string,
  isOn: boolean,
): Promise<void> {
  return notifyAdministrators(tx, { mails }, (to, store) => ({
    kind: 'account-change-wait',
    to,
    subject: WAIT_MAIL.subject,
    paragraphs: [WAIT_MAIL[isOn ? 'on' : 'off'](by, store)],
    closing: [WAIT_MAIL.closing],
    why: MAIL_REASONS.administrators(store),
  }));
}
