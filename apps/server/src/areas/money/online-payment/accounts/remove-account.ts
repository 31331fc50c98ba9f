import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { holdKept } from '../registration/registration.reads.ts';
import { accountInWords } from './account-words.ts';
import { listKeptAccounts } from './accounts.reads.ts';
import { deleteAccount } from './accounts.writes.ts';
import { idleAccount } from './hold-accounts.ts';
import { tellAccount } from './tell-account.ts';

/** Removes an account that is not active, and mails all administrators. Throws the errors of `idleAccount`. */
export async function removeAccount(
  tx: Transaction,
  named: { accountId: number; version: number | null },
  { mails, session, now }: { mails: MailQueue; session: Session; now: number },
): Promise<void> {
  await holdKept(tx);
  const account = idleAccount(await listKeptAccounts(tx), named);
  await deleteAccount(tx, account.accountId);
  await tellAccount(tx, mails, 'removed', { by: session.userName, account });
  await recordAudit(tx, { session, now }, 'online-payment.account-removed', {
    details: { conta: accountInWords(account) },
  });
  tx.announce('online-payment');
}
