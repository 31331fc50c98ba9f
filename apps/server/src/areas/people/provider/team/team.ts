import { leavesAProviderAdmin } from '@comanda/domain/people/provider/last-provider-admin';
import { type ProviderRole, providerGrantsOf } from '@comanda/domain/people/provider/permissions';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { newProviderToken, providerTokenHash } from '../provider-token.ts';
import { insertTeamChange, noteChange, type TeamHand } from './note-change.ts';
import {
  clearProviderFactor,
  endProviderSessions,
  holdTeam,
  insertProviderPerson,
  isLoginTaken,
  listStoredTeam,
  type NewProviderPerson,
  NO_PASSWORD,
  type StoredProviderPerson,
  setProviderLink,
  updateProviderPerson,
} from './team.writes.ts';

/** Hours that a person has to open a link and choose a password. */
const LINK_HOURS = 24;

/** Finds a person of the team by number, user name or e-mail. Throws `team.unknown-person`. */
export async function findTeamPerson(tx: Transaction, word: string | number): Promise<StoredProviderPerson> {
  const name = String(word).trim().toLowerCase();
  const found = (await listStoredTeam(tx)).find(({ personId, login, email }) =>
    typeof word === 'number'
      ? personId === word
      : String(personId) === name || login.toLowerCase() === name || email?.toLowerCase() === name,
  );
  if (found === undefined) throw new AppError('team.unknown-person');
  return found;
}

/**
 * Locks the team, then finds a person. Without the lock the person could change before the command writes. Throws
 * `team.unknown-person`.
 */
export async function holdTeamPerson(tx: Transaction, word: string | number): Promise<StoredProviderPerson> {
  await holdTeam(tx);
  return findTeamPerson(tx, word);
}

/**
 * Adds a person and returns the number. The person chooses a password with a link before the first login. Throws
 * `team.login-taken`. `demoPasswordHash`: hash of the demonstration's public password.
 */
export async function addTeamPerson(
  tx: Transaction,
  person: NewProviderPerson,
  hand: TeamHand,
  demoPasswordHash: string | null = null,
): Promise<number> {
  await holdTeam(tx);
  if (await isLoginTaken(tx, [person.login, person.email], null)) throw new AppError('team.login-taken');
  const password = { passwordHash: demoPasswordHash ?? NO_PASSWORD, isDemo: demoPasswordHash !== null };
  const personId = await insertProviderPerson(tx, { ...person, ...password }, hand);
  // A server with the demonstration's password is only reachable from this machine, so no mail is needed.
  if (demoPasswordHash === null) await noteChange(tx, { ...person, personId }, ['added'], hand);
  return personId;
}

/**
 * Changes name, e-mail and role, if `version` is current. A new role ends the sessions, so that no open page
 * uses the former permissions. A new e-mail address revokes the link that was mailed to the former address.
 * Equal values do not change the version. Throws `team.unknown-person`, `team.login-taken`,
 * `team.last-admin`, `record.changed-meanwhile`.
 */
export async function saveTeamPerson(
  tx: Transaction,
  input: { personId: number; version: number | null; name: string; email: string | null; role: ProviderRole },
  hand: TeamHand,
): Promise<void> {
  const person = await holdTeamPerson(tx, input.personId);
  assertSameVersion(person, input.version);
  const isSame = person.name === input.name && person.email === input.email && person.role === input.role;
  if (isSame) return;
  if (await isLoginTaken(tx, [input.email], person.personId)) throw new AppError('team.login-taken');
  if (input.role !== person.role) {
    if (!providerGrantsOf(input.role).includes('team.manage')) await assertNotLastAdmin(tx, person);
    await endProviderSessions(tx, person.personId, hand.now);
  }
  await updateProviderPerson(tx, person.personId, { ...input, isActive: person.isActive }, hand);
  if (input.email !== person.email) await setProviderLink(tx, person.personId, null);
  const what = (['email', 'role'] as const).filter((field) => input[field] !== person[field]);
  if (what.length > 0) await noteChange(tx, person, what, hand, input);
}

/** Blocks a person. Sessions and links end at the commit. Throws `team.unknown-person`, `team.last-admin`. */
export async function blockTeamPerson(
  tx: Transaction,
  personId: number,
  actor: ProviderActor,
): Promise<void> {
  const person = await holdTeamPerson(tx, personId);
  if (!person.isActive) return;
  await assertNotLastAdmin(tx, person);
  await updateProviderPerson(tx, personId, { ...person, isActive: false }, actor);
  await setProviderLink(tx, personId, null);
  await endProviderSessions(tx, personId, actor.now);
}

/** Unblocks a person. The password stays. Throws `team.unknown-person`. */
export async function reactivateTeamPerson(tx: Transaction, personId: number, hand: TeamHand): Promise<void> {
  const person = await holdTeamPerson(tx, personId);
  if (person.isActive) return;
  await updateProviderPerson(tx, personId, { ...person, isActive: true }, hand);
  await noteChange(tx, person, ['reactivated'], hand);
}

/**
 * Deletes the second factor of a person who lost it, and ends the sessions. The person sets up a new second
 * factor at the next login.
 */
export async function resetTeamFactor(tx: Transaction, personId: number, hand: TeamHand): Promise<void> {
  const person = await holdTeamPerson(tx, personId);
  await clearProviderFactor(tx, personId);
  await updateProviderPerson(tx, personId, person, hand);
  await endProviderSessions(tx, personId, hand.now);
  await noteChange(tx, person, ['factor'], hand);
}

/**
 * Makes the path of a link that lets the person choose a password once; the earlier link becomes invalid. The
 * secret is behind the `#`, which browsers never send. Throws `team.unknown-person`, `team.is-blocked`.
 */
export async function makeTeamLink(
  tx: Transaction,
  personId: number,
  hand: TeamHand,
): Promise<{ path: string; expiresAt: number; person: StoredProviderPerson }> {
  const person = await holdTeamPerson(tx, personId);
  if (!person.isActive) throw new AppError('team.is-blocked');
  const token = newProviderToken();
  const expiresAt = hand.now + LINK_HOURS * 3_600_000;
  await setProviderLink(tx, personId, { hash: providerTokenHash(token), expiresAt });
  // A person without a password is only invited again: the mails were sent when the person was added.
  if (person.hasPassword) await noteChange(tx, person, ['password'], hand);
  else await insertTeamChange(tx, { personId, what: 'password' }, hand);
  return { path: `/provedor/senha#${token}`, expiresAt, person };
}

async function assertNotLastAdmin(tx: Transaction, person: StoredProviderPerson): Promise<void> {
  const isAdmin = person.isActive && providerGrantsOf(person.role).includes('team.manage');
  if (isAdmin && !leavesAProviderAdmin(await listStoredTeam(tx), person.personId))
    throw new AppError('team.last-admin');
}
