import type { Transaction } from '../../../platform/database/transaction.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { findMailOfAccount } from './login/accounts.reads.ts';

type AccountMail = NonNullable<Awaited<ReturnType<typeof findMailOfAccount>>>;

/** Mails a user. Does nothing when the user has no mail address. */
export async function notifyPerson(
  tx: Transaction,
  { mails }: { mails: MailQueue },
  userId: number,
  write: (to: string, about: AccountMail) => MailContent,
): Promise<void> {
  const found = await findMailOfAccount(tx, userId);
  if (found !== null) await mails.queue(tx, write(found.email, found));
}
