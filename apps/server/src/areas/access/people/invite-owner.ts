import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ProviderActor } from './actor.ts';
import { addPerson } from './add-person.ts';
import { invitePerson } from './invite-person.ts';
import type { NewPerson } from './people.writes.ts';

/** Adds the first person of a new store; answers the path by which they choose a password. Throws `people.login-taken`. */
export async function inviteOwner(tx: Transaction, person: NewPerson, actor: ProviderActor): Promise<string> {
  const added = await addPerson(tx, person, actor);
  if ('fault' in added) throw new AppError('people.login-taken');
  const invitation = await invitePerson(tx, added.userId, actor);
  if (invitation === null) throw new Error('the owner of a new store could not be invited');
  return invitation.path;
}
