import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { changePerson, type PersonChange } from '../people/change-person.ts';
import { tellPerson } from '../tell-person.ts';
import { emailChangedMail, newEmailMail } from './account-messages.ts';
import { useEmailChange } from './email-changes.writes.ts';
import { askForEmail, confirmedEmail } from './email-codes.ts';

/** Changes the person's own name. */
export async function saveOwnName(services: AccessServices, session: Session, name: string): Promise<void> {
  await services.database.inStore(session.storeId, (tx) => change(tx, services, session, { name }));
}

/**
 * Mails a code to the address somebody wants; until it comes back nothing changes. Whether somebody else has the address
 * is told only to who reads its mail. Throws as {@link askForEmail}.
 */
export function changeEmail(
  services: AccessServices,
  { storeId, userId }: Session,
  email: string,
): Promise<void> {
  return askForEmail(services, { storeId, userId, whose: 'person' }, email, newEmailMail);
}

/**
 * The address that waits is the person's from now on, for logging in too; the one before it is told. Throws
 * `account.email-code-wrong`, `people.login-taken`.
 */
export async function confirmEmail(services: AccessServices, session: Session, code: string): Promise<void> {
  const { database, clock } = services;
  const { storeId, userId, sessionId } = session;
  const asker = { storeId, userId, whose: 'person' } as const;
  const { email, codeMac } = await confirmedEmail(services, asker, code);
  await database.inStore(storeId, async (tx) => {
    if (!(await useEmailChange(tx, asker, codeMac))) throw new AppError('account.email-code-wrong');
    // To the address before it is another.
    await tellPerson(tx, services, userId, emailChangedMail);
    await change(tx, services, session, { email });
    await recordAudit(tx, { userId, sessionId, now: clock.now() }, 'access.email-changed');
  });
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
