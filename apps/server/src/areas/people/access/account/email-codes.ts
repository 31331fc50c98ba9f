import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { isSameMac, newRecoveryCode, recoveryCodeMac } from '../recovery/recovery-code.ts';
import { EMAIL_CHANGES_OF_PERSON } from '../throttling/throttle-rules.ts';
import type { Throttles } from '../throttling/throttles.ts';
import { type EmailChangeKey, saveEmailChange, takeEmailTry } from './email-changes.writes.ts';

/** Lifetime of a code for a new address. It is long, because mail can be slow. */
const CODE_LIFE_MS = 10 * 60_000;

export interface EmailCodeServices {
  database: Database;
  clock: Clock;
  throttles: Throttles;
  mails: MailQueue;
  secret: string;
}

/** The user who requests a new address: the user's own, or the store's. */
export type EmailRequester = EmailChangeKey & { storeId: number };

/**
 * Mails a code to the new address of a user or the store. The address changes only after the code is typed. Throws
 * `auth.throttled`, and `account.email-not-sent` if the server sends no mail.
 */
export async function requestEmailChange(
  { database, clock, throttles, mails, secret }: EmailCodeServices,
  requester: EmailRequester,
  email: string,
  write: (to: string, code: string) => MailContent,
): Promise<void> {
  await throttles.hit(EMAIL_CHANGES_OF_PERSON, `user ${requester.storeId} ${requester.userId}`);
  const code = newRecoveryCode();
  const codeMac = recoveryCodeMac(secret, codeOwner(requester, email), code);
  const expiresAt = clock.now() + CODE_LIFE_MS;
  await database.inStore(requester.storeId, async (tx) => {
    await saveEmailChange(tx, requester, { email, codeMac, expiresAt });
    await mails.queue(tx, write(email, code), expiresAt);
  });
  if (!mails.isSetUp) throw new AppError('account.email-not-sent');
}

/**
 * Checks the code and returns the pending address; the caller then marks the change as used with
 * `useEmailChange`. Each call uses a try. Throws `account.email-code-wrong`.
 */
export async function confirmedEmail(
  { database, clock, secret }: Pick<EmailCodeServices, 'database' | 'clock' | 'secret'>,
  requester: EmailRequester,
  code: string,
): Promise<{ email: string; codeMac: Buffer }> {
  const tried = await database.inStore(requester.storeId, (tx) => takeEmailTry(tx, requester, clock.now()));
  const mac = tried && recoveryCodeMac(secret, codeOwner(requester, tried.email), code.replace(/\s/g, ''));
  if (tried === null || mac === null || !isSameMac(tried.codeMac, mac))
    throw new AppError('account.email-code-wrong', {
      fields: [{ campo: 'codigo', mensagem: 'Código inválido ou vencido. Peça outro.' }],
    });
  return tried;
}

/** Makes the text that binds a code to one user, one address and its purpose (user or store). */
function codeOwner({ storeId, userId, owner }: EmailRequester, email: string): string {
  return `email ${owner} ${storeId} ${userId} ${email}`;
}
