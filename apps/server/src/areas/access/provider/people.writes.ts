import { ROLE_NAMES, type Role } from '@comanda/domain/access/permissions';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface NewPerson {
  name: string;
  username: string;
  email: string | null;
  role: Role;
}

/** A person of the store as its provider sees them. */
export interface StoredPerson {
  userId: number;
  name: string;
  username: string;
  email: string | null;
  roles: string[];
  isActive: boolean;
}

/** Everybody of the store, in the order they came. */
export function listStoredPeople(tx: Transaction): Promise<StoredPerson[]> {
  return tx.rows<StoredPerson>(sql`
    select user_id as "userId", name, username, email, roles, is_active as "isActive"
      from users where store_id = ${tx.storeId} order by user_id`);
}

/** Holds the store's row: its people come and go one after the other, so that the last administrator is seen. */
export async function holdPeople(tx: Transaction): Promise<void> {
  await tx.rows(sql`select store_id from stores where store_id = ${tx.storeId} for no key update`);
}

/** A person, and the names they log in by. Throws the database's unique violation when one of them is taken. */
export async function insertUser(
  tx: Transaction,
  userId: number,
  user: NewPerson,
  passwordHash: string,
): Promise<void> {
  await tx.rows(sql`
    insert into users (store_id, user_id, name, username, email, password_hash, roles)
    values (${tx.storeId}, ${userId}, ${user.name}, ${user.username}, ${user.email}, ${passwordHash},
      ${[ROLE_NAMES[user.role]]})`);
  const logins = [user.username, user.email].filter((login) => login !== null);
  for (const login of new Set(logins.map((name) => name.toLowerCase()))) {
    await tx.rows(sql`
      insert into login_names (login, store_id, user_id) values (${login}, ${tx.storeId}, ${userId})`);
  }
}

/** Who has one of these names already; they are one for all stores. */
export async function takenLogin(tx: Transaction, logins: readonly string[]): Promise<string | null> {
  const row = await tx.maybeRow<{ login: string }>(
    sql`select login from login_names where login = any (${[...logins]}) limit 1`,
  );
  return row?.login ?? null;
}

/** Blocking ends the person's sessions, and every server hears of both: the database's triggers see to it. */
export async function setActive(tx: Transaction, userId: number, isActive: boolean): Promise<void> {
  await tx.rows(
    sql`update users set is_active = ${isActive} where store_id = ${tx.storeId} and user_id = ${userId}`,
  );
}

export async function setRole(tx: Transaction, userId: number, role: Role): Promise<void> {
  await tx.rows(sql`
    update users set roles = ${[ROLE_NAMES[role]]} where store_id = ${tx.storeId} and user_id = ${userId}`);
}
