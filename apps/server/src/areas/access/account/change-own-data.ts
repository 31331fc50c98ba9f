import type { Command } from '../../../platform/command.ts';
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
export const saveOwnName: Command<{ name: string }, void> = (tx, { name }, session, now) =>
  change(tx, { name }, session, now);

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
  const { storeId, userId } = session;
  const asker = { storeId, userId, whose: 'person' } as const;
  const { email, codeMac } = await confirmedEmail(services, asker, code);
  await database.inStore(storeId, async (tx) => {
    if (!(await useEmailChange(tx, asker, codeMac))) throw new AppError('account.email-code-wrong');
    // To the address before it is another.
    await tellPerson(tx, services, userId, emailChangedMail);
    const now = clock.now();
    await change(tx, { email }, session, now);
    await recordAudit(tx, { session, now }, 'access.email-changed');
  });
}

const change: Command<PersonChange, void> = async (tx, wish, session, now) => {
  const fault = await changePerson(tx, session.userId, wish, { session, now });
  if (fault === 'login-taken') throw new AppError('people.login-taken');
  if (fault !== null) throw new AppError('auth.required');
};
