import { leavesAnAdministrator } from '@comanda/domain/access/last-administrator';
import { ROLE_NAMES, type Role, roleFromName } from '@comanda/domain/access/permissions';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type AuditEntry, recordAudit } from '../audit.writes.ts';
import { loginName } from '../login/accounts.reads.ts';
import { voidPasswordLinksOfUser } from '../passwords/password-links.writes.ts';
import { voidTicketsOfUser } from '../tickets/login-tickets.writes.ts';
import {
  holdPeople,
  insertUser,
  listStoredPeople,
  type NewPerson,
  type StoredPerson,
  setActive,
  setRole,
  takenLogin,
} from './people.writes.ts';

/** Who of the provider acts, for the audit log. */
export interface ProviderActor {
  operator: string;
  now: number;
}

/** Why something about a person was not done. */
export type PersonFault = 'last-administrator' | 'login-taken';

/** No password has this hash: whoever was added has to choose one first, by a link. */
const NO_PASSWORD = 'none';

/** The person of the store that a number, user name or e-mail means; null when there is none. */
export async function findPerson(tx: Transaction, word: string): Promise<StoredPerson | null> {
  const name = loginName(word);
  const people = await listStoredPeople(tx);
  return (
    people.find(
      ({ userId, username, email }) =>
        String(userId) === word ||
        loginName(username) === name ||
        (email !== null && loginName(email) === name),
    ) ?? null
  );
}

/** Adds a person who cannot log in before a link let them choose a password. Answers their number, or the fault. */
export async function addPerson(
  tx: Transaction,
  person: NewPerson,
  actor: ProviderActor,
): Promise<{ userId: number } | { fault: PersonFault }> {
  await holdPeople(tx);
  const logins = [person.username, person.email].filter((login) => login !== null).map(loginName);
  if ((await takenLogin(tx, logins)) !== null) return { fault: 'login-taken' };
  const userId = Math.max(0, ...(await listStoredPeople(tx)).map((each) => each.userId)) + 1;
  await insertUser(tx, userId, person, NO_PASSWORD);
  await note(tx, 'access.user-added', actor, { pessoa: userId, perfil: ROLE_NAMES[person.role] });
  return { userId };
}

/**
 * Blocks a person: their sessions, tickets and password links end with the commit, open panels too. The store's last
 * administrator stays.
 */
export async function blockPerson(
  tx: Transaction,
  userId: number,
  actor: ProviderActor,
): Promise<PersonFault | null> {
  await holdPeople(tx);
  if (await isLastAdministrator(tx, userId)) return 'last-administrator';
  await setActive(tx, userId, false);
  await voidTicketsOfUser(tx, userId, actor.now);
  await voidPasswordLinksOfUser(tx, userId, actor.now);
  await note(tx, 'access.user-blocked', actor, { pessoa: userId });
  return null;
}

/** Lets a blocked person log in again; their old sessions stay ended. */
export async function reactivatePerson(tx: Transaction, userId: number, actor: ProviderActor): Promise<void> {
  await setActive(tx, userId, true);
  await note(tx, 'access.user-reactivated', actor, { pessoa: userId });
}

/** Makes a person an administrator or an operator; open panels follow. The store's last administrator stays one. */
export async function changeRole(
  tx: Transaction,
  userId: number,
  role: Role,
  actor: ProviderActor,
): Promise<PersonFault | null> {
  await holdPeople(tx);
  if (role !== 'admin' && (await isLastAdministrator(tx, userId))) return 'last-administrator';
  await setRole(tx, userId, role);
  await note(tx, 'access.role-changed', actor, { pessoa: userId, perfil: ROLE_NAMES[role] });
  return null;
}

async function isLastAdministrator(tx: Transaction, userId: number): Promise<boolean> {
  const people = (await listStoredPeople(tx)).map((each) => ({
    ...each,
    roles: each.roles.map(roleFromName).filter((role) => role !== null),
  }));
  const person = people.find((each) => each.userId === userId);
  const isAdministrator = person?.isActive === true && person.roles.includes('admin');
  return isAdministrator && !leavesAnAdministrator(people, userId);
}

function note(
  tx: Transaction,
  action: AuditEntry['action'],
  { operator, now }: ProviderActor,
  details: Record<string, string | number>,
): Promise<void> {
  return recordAudit(
    tx,
    { action, userId: null, details: { por: `provedor: ${operator}`, ...details } },
    now,
  );
}
