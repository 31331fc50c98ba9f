import type { Role } from '@comanda/domain/access/permissions';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { makePasswordLink } from '../passwords/password-links.ts';
import type { ProviderActor } from '../people/actor.ts';
import { addPerson } from '../people/add-person.ts';
import type { PersonFault } from '../people/change-person.ts';
import { invitationMail } from '../people/invitation-mail.ts';
import { INVITATION_DAYS, invitePerson } from '../people/invite-person.ts';
import type { NewPerson } from '../people/people.writes.ts';

/**
 * Adds a person of a store and answers the path of the link in which they choose their password: for a week where there
 * is an e-mail to invite them by, for a day otherwise. Told nowhere else.
 */
export async function inviteNewPerson(
  tx: Transaction,
  person: NewPerson,
  actor: ProviderActor,
): Promise<{ userId: number; path: string } | { fault: PersonFault }> {
  const added = await addPerson(tx, person, actor);
  if ('fault' in added) return added;
  const { userId } = added;
  const invited = await invitePerson(tx, userId, actor);
  return { userId, path: invited?.path ?? (await makePasswordLink(tx, userId, actor)) };
}

/** Sends the link of an invitation; false: the mail server did not take it, and somebody else has to bring the link. */
export async function mailInvitation(
  { mailer, log }: { mailer: Mailer; log: Logger },
  invited: { name: string; email: string; role: Role },
  about: { storeName: string; invitedBy: string; link: string },
): Promise<boolean> {
  const { name, email, role } = invited;
  try {
    await mailer.send(invitationMail(email, { name, role, ...about, days: INVITATION_DAYS }));
    return true;
  } catch (error) {
    log.error({ err: error }, 'an invitation was not mailed');
    return false;
  }
}
