import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { makePasswordLink } from '../passwords/password-links.ts';
import { addPerson } from '../people/add-person.ts';
import type { PersonFault } from '../people/change-person.ts';
import { invitePerson } from '../people/invite-person.ts';
import type { NewPerson } from '../people/people.writes.ts';

/**
 * Adds a user of a store and returns the path of the password link. The link is valid for a week if an invitation can
 * be mailed, otherwise for a day. Only this answer contains the path.
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
