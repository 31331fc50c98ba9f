import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import type { AccessServices } from '../access-services.ts';
import { recordAudit } from '../audit.writes.ts';
import { findMailOfAccount } from '../login/accounts.reads.ts';
import { changePerson, type PersonChange } from '../people/change-person.ts';
import { isSameMac, newRecoveryCode, recoveryCodeMac } from '../recovery/recovery-code.ts';
import { EMAIL_CHANGES_OF_PERSON } from '../throttling/throttle-rules.ts';
import { emailChangedMail, newEmailMail } from './account-messages.ts';
import { saveEmailChange, takeEmailTry, useEmailChange } from './email-changes.writes.ts';

/** How long the code of a new address is good: mail takes its time. */
const CODE_LIFE_MS = 10 * 60_000;

/** Changes the person's own name. */
export async function saveOwnName(services: AccessServices, session: Session, name: string): Promise<void> {
  await services.database.inStore(session.storeId, (tx) => change(tx, services, session, { name }));
}

/**
 * Mails a code to the address somebody wants; until it comes back nothing changes. Whether somebody else has the address
 * is told only to who reads its mail. Throws `auth.throttled`, `account.email-not-sent`.
 */
export async function changeEmail(
  services: AccessServices,
  { storeId, userId }: Session,
  email: string,
): Promise<void> {
  const { database, clock, throttles, mailer, secret } = services;
  await throttles.hit(EMAIL_CHANGES_OF_PERSON, `user ${storeId} ${userId}`);
  const code = newRecoveryCode();
  await database.inStore(storeId, (tx) =>
    saveEmailChange(tx, {
      userId,
      email,
      codeMac: recoveryCodeMac(secret, codeOwner(storeId, userId, email), code),
      expiresAt: clock.now() + CODE_LIFE_MS,
    }),
  );
  try {
    await mailer.send(newEmailMail(email, code));
  } catch (cause) {
    throw new AppError('account.email-not-sent', { cause });
  }
}

/**
 * The address that waits is the person's from now on, for logging in too; the one before it is told. Throws
 * `account.email-code-wrong`, `people.login-taken`.
 */
export async function confirmEmail(services: AccessServices, session: Session, code: string): Promise<void> {
  const { database, clock, secret, mailer } = services;
  const { storeId, userId, sessionId } = session;
  const tried = await database.inStore(storeId, (tx) => takeEmailTry(tx, userId, clock.now()));
  const mac =
    tried && recoveryCodeMac(secret, codeOwner(storeId, userId, tried.email), code.replace(/\s/g, ''));
  if (tried === null || mac === null || !isSameMac(tried.codeMac, mac))
    throw new AppError('account.email-code-wrong', {
      fields: [{ campo: 'codigo', mensagem: 'Código inválido ou vencido. Peça outro.' }],
    });
  const before = await database.inStore(storeId, async (tx) => {
    if (!(await useEmailChange(tx, userId, mac))) throw new AppError('account.email-code-wrong');
    const told = await findMailOfAccount(tx, userId);
    await change(tx, services, session, { email: tried.email });
    await recordAudit(tx, { action: 'access.email-changed', userId, sessionId }, clock.now());
    return told;
  });
  if (before !== null)
    services.inBackground(
      'telling a person of their new address',
      mailer.send(emailChangedMail(before.email, before)),
    );
}

async function change(
  tx: Transaction,
  { clock }: AccessServices,
  session: Session,
  wish: PersonChange,
): Promise<void> {
  const fault = await changePerson(tx, session.userId, wish, { session, now: clock.now() });
  if (fault === 'login-taken') throw new AppError('people.login-taken');
  if (fault !== null) throw new AppError('auth.required');
}

/** What a code of a new address is good for: this person and this address. */
function codeOwner(storeId: number, userId: number, email: string): string {
  return `email ${storeId} ${userId} ${email}`;
}
