import { ROLE_NAMES, type Role } from '@comanda/domain/people/access/permissions';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { loginName } from '../login/accounts.reads.ts';
import { revokeSessionsOfUser } from '../sessions/sessions.writes.ts';

export interface NewPerson {
  name: string;
  username: string;
  email: string | null;
  role: Role;
}

/** Placeholder that no password matches. A user who was added without a password chooses one with a link. */
export const NO_PASSWORD = 'none';

/** A user of the store. Times in epoch milliseconds. */
export interface StoredPerson {
  userId: number;
  name: string;
  username: string;
  email: string | null;
  roles: string[];
  isActive: boolean;
  /** False until the user has chosen a password with a link. */
  hasPassword: boolean;
  version: number;
  /** Author of the last change; null when the user was not changed since being added. */
  changedBy: string | null;
  changedAt: number;
}

/** All users of the store, oldest first. */
export function listStoredPeople(tx: Transaction): Promise<StoredPerson[]> {
  return tx.rows<StoredPerson>(sql`
    select user_id as "userId", name, username, email, roles, is_active as "isActive",
           password_hash <> ${NO_PASSWORD} as "hasPassword", version, changed_by as "changedBy",
           coalesce(changed_at, created_at) as "changedAt"
      from users where store_id = ${tx.storeId} order by user_id`);
}

/**
 * Locks the store's row. The lock serialises changes of the store's users, so that two changes cannot remove
 * the last two administrators.
 */
export async function holdPeople(tx: Transaction): Promise<void> {
  await tx.rows(sql`select store_id from stores where store_id = ${tx.storeId} for no key update`);
}

/**
 * Inserts a user with the login names and returns the user's number. Fails with the database's unique violation when a
 * name is taken.
 */
export async function insertUser(tx: Transaction, user: NewPerson, passwordHash: string): Promise<number> {
  const userId = await nextNumber(tx, 'user');
  await tx.rows(sql`
    insert into users (store_id, user_id, name, username, email, password_hash, roles)
    values (${tx.storeId}, ${userId}, ${user.name}, ${user.username}, ${user.email}, ${passwordHash},
      ${[ROLE_NAMES[user.role]]})`);
  await insertLogins(tx, userId, loginsOf(user));
  return userId;
}

/** Login names of a user, normalised for comparison. */
export function loginsOf({ username, email }: { username: string; email: string | null }): string[] {
  return [...new Set([username, email].filter((login) => login !== null).map(loginName))];
}

/** True when another user has one of these login names. They are unique over all stores. */
export async function areLoginsTaken(
  tx: Transaction,
  logins: readonly string[],
  ownUserId: number | null,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    select login from login_names
     where login = any (${[...logins]}) and not (store_id = ${tx.storeId} and user_id = coalesce(${ownUserId}::integer, 0))
     limit 1`);
  return rows.length > 0;
}

async function insertLogins(tx: Transaction, userId: number, logins: readonly string[]): Promise<void> {
  for (const login of logins) {
    await tx.rows(sql`
      insert into login_names (login, store_id, user_id) values (${login}, ${tx.storeId}, ${userId})`);
  }
}

/** The new values of a user. The password is set only if it changes. */
export type SavedPerson = Pick<
  StoredPerson,
  'userId' | 'name' | 'username' | 'email' | 'roles' | 'isActive'
> & {
  passwordHash: string | null;
  /**
   * Until this time (epoch ms) a new administrator needs no second factor; null when the role does not
   * change.
   */
  factorGraceUntil: number | null;
};

/**
 * Saves a user with the next version and the author of the change. Ends the sessions of a blocked user. All servers are
 * notified, also about new roles.
 */
export async function saveUser(
  tx: Transaction,
  { userId, name, username, email, roles, isActive, passwordHash, factorGraceUntil }: SavedPerson,
  { by, at }: { by: string; at: number },
): Promise<void> {
  await tx.rows(sql`
    update users
       set name = ${name}, username = ${username}, email = ${email}, roles = ${roles}, is_active = ${isActive},
           password_hash = coalesce(${passwordHash}::text, password_hash),
           factor_grace_until = coalesce(${factorGraceUntil === null ? null : new Date(factorGraceUntil)}::timestamptz,
                                         factor_grace_until), version = version + 1,
           changed_at = ${new Date(at)}, changed_by = ${by}
     where store_id = ${tx.storeId} and user_id = ${userId}`);
  if (!isActive) await revokeSessionsOfUser(tx, userId, at);
  tx.notify({ kind: 'user-changed', userId });
}

/** Replaces the login names of a user. Fails with the database's unique violation when a name is taken. */
export async function replaceLogins(
  tx: Transaction,
  userId: number,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const removed = before.filter((login) => !after.includes(login));
  await tx.rows(sql`
    delete from login_names
     where store_id = ${tx.storeId} and user_id = ${userId} and login = any (${removed})`);
  await insertLogins(
    tx,
    userId,
    after.filter((login) => !before.includes(login)),
  );
}
