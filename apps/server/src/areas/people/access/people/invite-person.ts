import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type Actor, recordAudit } from '../../audit/public.ts';
import { makeLinkToken, voidPasswordLinksOfUser } from '../passwords/password-links.writes.ts';
import { roleOf } from './change-person.ts';
import { holdPeople, listStoredPeople, type StoredPerson } from './people.writes.ts';

/** Days that an invited user has to choose a password. */
export const INVITATION_DAYS = 7;
export const INVITATION_MS = INVITATION_DAYS * 24 * 3_600_000;

/** An invitation. Only `path` contains the secret. */
export interface MadeInvitation {
  path: string;
  person: StoredPerson & { email: string };
}

/**
 * Makes the link for a user without a password; earlier links become invalid. Null when the user is blocked, has a
 * password, or lacks e-mail or role.
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

/**
 * Revokes the link of an invitation, so that a forwarded link does not work either. Returns false when the
 * store has no such user.
 */
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
