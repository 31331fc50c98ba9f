import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { notifyPerson } from '../notify-person.ts';
import { changePerson, type PersonChange } from '../people/change-person.ts';
import { emailChangedMail, newEmailMail } from './account-messages.ts';
import { useEmailChange } from './email-changes.writes.ts';
import { confirmedEmail, requestEmailChange } from './email-codes.ts';

/** Changes the user's own name. */
export const saveOwnName: Command<{ name: string }, void> = (tx, { name }, session, now) =>
  change(tx, { name }, session, now);

/**
 * Mails a code to the new address. The address changes only after the code is typed. The caller does not
 * learn whether another user has the address. Throws the errors of {@link requestEmailChange}.
 */
export function changeEmail(
  services: AccessServices,
  { storeId, userId }: Session,
  email: string,
): Promise<void> {
  return requestEmailChange(services, { storeId, userId, owner: 'person' }, email, newEmailMail);
}

/**
 * Makes the pending address the user's e-mail, also for login, and notifies the previous address. Throws
 * `account.email-code-wrong`, `people.login-taken`.
 */
export async function confirmEmail(services: AccessServices, session: Session, code: string): Promise<void> {
  const { database, clock } = services;
  const { storeId, userId } = session;
  const requester = { storeId, userId, owner: 'person' } as const;
  const { email, codeMac } = await confirmedEmail(services, requester, code);
  await database.inStore(storeId, async (tx) => {
    if (!(await useEmailChange(tx, requester, codeMac))) throw new AppError('account.email-code-wrong');
    // The notice must go to the previous address, so it is sent before the change.
    await notifyPerson(tx, services, userId, emailChangedMail);
    const now = clock.now();
    await change(tx, { email }, session, now);
    await recordAudit(tx, { session, now }, 'access.email-changed');
  });
}

const change: Command<PersonChange, void> = async (tx, input, session, now) => {
  const fault = await changePerson(tx, session.userId, input, { session, now });
  if (fault === 'login-taken') throw new AppError('people.login-taken');
  if (fault !== null) throw new AppError('auth.required');
};
