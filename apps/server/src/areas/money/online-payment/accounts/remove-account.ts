import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { holdStored } from '../registration/registration.reads.ts';
import { accountInWords } from './account-words.ts';
import { listStoredAccounts } from './accounts.reads.ts';
import { deleteAccount } from './accounts.writes.ts';
import { idleAccount } from './hold-accounts.ts';
import { notifyOfAccount } from './notify-of-account.ts';

/** Removes an account that is not active, and mails all administrators. Throws the errors of `idleAccount`. */
export async function removeAccount(
  tx: Transaction,
  named: { accountId: number; version: number | null },
  { mails, session, now }: { mails: MailQueue; session: Session; now: number },
): Promise<void> {
  await holdStored(tx);
  const account = idleAccount(await listStoredAccounts(tx), named);
  await deleteAccount(tx, account.accountId);
  await notifyOfAccount(tx, mails, 'removed', { by: session.userName, account });
  await recordAudit(tx, { session, now }, 'online-payment.account-removed', {
    details: { conta: accountInWords(account) },
  });
  tx.announce('online-payment');
}
