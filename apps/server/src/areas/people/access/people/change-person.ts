import { isDeepStrictEqual } from 'node:util';
import type { AuditedAction } from '@comanda/domain/all-audited-actions';
import { leavesAnAdministrator } from '@comanda/domain/people/access/last-administrator';
import { ROLE_NAMES, type Role, roleFromName } from '@comanda/domain/people/access/permissions';
import { demandHoldsFrom } from '@comanda/domain/people/access/second-factor';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type Actor, actingUserId, nameOf, recordAudit } from '../../audit/public.ts';
import { requireCodesAgain } from '../devices/known-devices.writes.ts';
import { findStoreInPanel } from '../login/accounts.reads.ts';
import { voidPasswordLinksOfUser } from '../passwords/password-links.writes.ts';
import { voidCodesOfUser } from '../recovery/recovery-codes.writes.ts';
import { revokeSessionsOfUser } from '../sessions/sessions.writes.ts';
import { voidTicketsOfUser } from '../tickets/login-tickets.writes.ts';
import {
  areLoginsTaken,
  holdPeople,
  listStoredPeople,
  loginsOf,
  replaceLogins,
  type StoredPerson,
  saveUser,
} from './people.writes.ts';

/** Reasons why a change of a user is refused. */
export type PersonFault = 'last-administrator' | 'login-taken' | 'own-access' | 'unknown';

/** Fields to change. Missing fields stay unchanged. */
export interface PersonChange {
  name?: string;
  /** The address is also a login name of the user. */
  email?: string;
  role?: Role;
  isActive?: boolean;
  passwordHash?: string;
}

/**
 * Changes a user with the next version; equal values change nothing. A blocked user loses sessions, tickets,
 * password links and recovery codes at once. Another e-mail address revokes links and codes. A new password
 * ends all sessions. The last administrator of a store cannot lose access, and users cannot remove their own
 * access. `assertCurrent` runs before the write, with the store's users locked.
 */
export async function changePerson(
  tx: Transaction,
  userId: number,
  change: PersonChange,
  actor: Actor,
  assertCurrent?: (person: StoredPerson) => void,
): Promise<PersonFault | null> {
  await holdPeople(tx);
  const people = await listStoredPeople(tx);
  const before = people.find((each) => each.userId === userId);
  if (before === undefined) return 'unknown';
  const after = changed(before, change);
  const { passwordHash = null } = change;
  if (isDeepStrictEqual(after, before) && passwordHash === null) return null;
  assertCurrent?.(before);
  const losesAccess = wouldLoseAccess(before, after);
  if (losesAccess && actingUserId(actor) === userId) return 'own-access';
  if (losesAccess && isLastAdministrator(people, before)) return 'last-administrator';
  const [had, has] = [loginsOf(before), loginsOf(after)];
  if (await areLoginsTaken(tx, has, userId)) return 'login-taken';
  await replaceLogins(tx, userId, had, has);
  const factorGraceUntil = await graceOf(tx, before, after, actor.now);
  await saveUser(tx, { ...after, passwordHash, factorGraceUntil }, { by: nameOf(actor), at: actor.now });
  const isShutOut = before.isActive && !after.isActive;
  const hasOtherLogins = !isDeepStrictEqual(had, has);
  if (isShutOut || passwordHash !== null) await voidTicketsOfUser(tx, userId, actor.now);
  // Earlier links and codes are revoked too, because they may be in the mailbox of the previous address.
  if (isShutOut || passwordHash !== null || hasOtherLogins) {
    await voidPasswordLinksOfUser(tx, userId, actor.now);
    await voidCodesOfUser(tx, userId, actor.now);
  }
  if (passwordHash !== null) {
    await requireCodesAgain(tx, userId);
    await revokeSessionsOfUser(tx, userId, actor.now);
  }
  await recordAudit(tx, actor, actionOf(before, after), {
    details: {
      pessoa: userId,
      nome: after.name,
      ...(roleOf(before) === roleOf(after) ? {} : { perfil: after.roles.join(', ') }),
      ...(hasOtherLogins ? { email_alterado: true } : {}),
      ...(passwordHash === null ? {} : { senha_alterada: true }),
    },
    ...differences(before, after),
  });
  tx.announce('people');
  return null;
}

/** Blocks a user. Sessions, tickets and password links end at the commit, and open panels close. */
export function blockPerson(tx: Transaction, userId: number, actor: Actor): Promise<PersonFault | null> {
  return changePerson(tx, userId, { isActive: false }, actor);
}

/** Unblocks a user. Sessions that the block ended do not come back. */
export function reactivatePerson(tx: Transaction, userId: number, actor: Actor): Promise<PersonFault | null> {
  return changePerson(tx, userId, { isActive: true }, actor);
}

/** Makes a user an administrator or an operator. Open panels show the change. */
export function changeRole(
  tx: Transaction,
  userId: number,
  role: Role,
  actor: Actor,
): Promise<PersonFault | null> {
  return changePerson(tx, userId, { role }, actor);
}

/**
 * Until when (epoch ms) a new administrator may work without a second factor. The time is as long as all
 * administrators had when the store began to require one.
 */
async function graceOf(
  tx: Transaction,
  before: StoredPerson,
  after: StoredPerson,
  now: number,
): Promise<number | null> {
  if (roleOf(after) !== 'admin' || roleOf(before) === 'admin') return null;
  const store = await findStoreInPanel(tx);
  return store && demandHoldsFrom(store.timeZone, now);
}

function changed(person: StoredPerson, { name, email, role, isActive }: PersonChange): StoredPerson {
  const logsInByEmail = person.email !== null && person.username === person.email;
  return {
    ...person,
    name: name ?? person.name,
    email: email ?? person.email,
    username: logsInByEmail ? (email ?? person.username) : person.username,
    roles: role === undefined || roleOf(person) === role ? person.roles : [ROLE_NAMES[role]],
    isActive: isActive ?? person.isActive,
  };
}

/**
 * The role of a user in the store: administrator if the user has this role, otherwise another known role.
 * Null without a known role.
 */
export function roleOf({ roles }: Pick<StoredPerson, 'roles'>): Role | null {
  const known = roles.map(roleFromName);
  return known.find((role) => role === 'admin') ?? known.find((role) => role !== null) ?? null;
}

function wouldLoseAccess(before: StoredPerson, after: StoredPerson): boolean {
  return (before.isActive && !after.isActive) || (roleOf(before) === 'admin' && roleOf(after) !== 'admin');
}

/**
 * True when the store would have no other administrator with a password. An invited user without a password
 * cannot manage the store yet.
 */
function isLastAdministrator(people: readonly StoredPerson[], person: StoredPerson): boolean {
  if (!person.isActive || !person.hasPassword || roleOf(person) !== 'admin') return false;
  const statuses = people.map((each) => ({
    userId: each.userId,
    isActive: each.isActive && each.hasPassword,
    roles: each.roles.map(roleFromName).filter((role) => role !== null),
  }));
  return !leavesAnAdministrator(statuses, person.userId);
}

function actionOf(before: StoredPerson, after: StoredPerson): AuditedAction {
  if (before.isActive !== after.isActive)
    return after.isActive ? 'access.user-reactivated' : 'access.user-blocked';
  return roleOf(before) === roleOf(after) ? 'access.user-changed' : 'access.role-changed';
}

/** The changed fields for the audit log, without e-mail addresses. */
function differences(before: StoredPerson, after: StoredPerson) {
  const shown = ({ name, roles, isActive }: StoredPerson) => ({
    nome: name,
    perfil: roles.join(', '),
    ativo: isActive,
  });
  const [one, other] = [shown(before), shown(after)];
  const fields = (Object.keys(one) as (keyof typeof one)[]).filter((field) => one[field] !== other[field]);
  if (fields.length === 0) return {};
  const pick = (side: typeof one) => Object.fromEntries(fields.map((field) => [field, side[field]]));
  return { before: pick(one), after: pick(other) };
}
