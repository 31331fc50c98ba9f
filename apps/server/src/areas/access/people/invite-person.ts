import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Actor, recordAudit } from '../../audit/public.ts';
import { makeLinkToken, voidPasswordLinksOfUser } from '../passwords/password-links.writes.ts';
import { roleOf } from './change-person.ts';
import { holdPeople, listStoredPeople, type StoredPerson } from './people.writes.ts';

/** How long an invited person has to choose a password. */
export const INVITATION_DAYS = 7;
export const INVITATION_MS = INVITATION_DAYS * 24 * 3_600_000;

/** What the invitation of a person says; `path` holds the secret, which is told nowhere else. */
export interface MadeInvitation {
  path: string;
  person: StoredPerson & { email: string };
}

/**
 * Makes the link by which a person without a password chooses one; those made before no longer count. Null where there is
 * nobody to invite: blocked, without e-mail or role, or in already.
 */
export async function invitePerson(
  tx: Transaction,
  userId: number,
  actor: Actor,
): Promise<MadeInvitation | null> {
  await holdPeople(tx);
  const person = await findById(tx, userId);
  const { email = null } = person ?? {};
  if (person === null || email === null || person.hasPassword || !person.isActive || roleOf(person) === null)
    return null;
  await voidPasswordLinksOfUser(tx, userId, actor.now);
  const token = await makeLinkToken(tx, { userId, expiresAt: actor.now + INVITATION_MS }, actor.now);
  await recordAudit(tx, actor, 'access.user-invited', { details: { pessoa: userId, nome: person.name } });
  tx.announce('people');
  return { path: `/senha#${token}`, person: { ...person, email } };
}

/** Makes the link of an invitation worthless, wherever it was forwarded to. False: the store has no such person. */
export async function withdrawInvitation(tx: Transaction, userId: number, actor: Actor): Promise<boolean> {
  await holdPeople(tx);
  const person = await findById(tx, userId);
  if (person === null) return false;
  if (person.hasPassword) return true;
  await voidPasswordLinksOfUser(tx, userId, actor.now);
  await recordAudit(tx, actor, 'access.invitation-withdrawn', {
    details: { pessoa: userId, nome: person.name },
  });
  tx.announce('people');
  return true;
}

async function findById(tx: Transaction, userId: number): Promise<StoredPerson | null> {
  return (await listStoredPeople(tx)).find((each) => each.userId === userId) ?? null;
}
