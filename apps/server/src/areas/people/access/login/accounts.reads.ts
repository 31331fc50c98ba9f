import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { DEMANDED_FROM } from '../second-factor/demanded-from.ts';

/** Store and user of a login name. */
export interface AccountPlace {
  storeId: number;
  userId: number;
}

/** A user with all data that logins check and sessions show. */
export interface Account {
  user_name: string;
  username: string;
  password_hash: string;
  roles: string[];
  /** Permissions that the store grants its operators; null before the first change. */
  granted: string[] | null;
  has_factor: boolean;
  /** The store's administrators must have a second factor from this time on; null when the store requires none. */
  factor_from: number | null;
  is_active: boolean;
  store_name: string;
  logo: string | null;
  company: string;
  time_zone: string;
  channel: string;
}

/** Normalises a login for comparison: user name or e-mail, trimmed, lower case, without NUL characters. */
export function loginName(login: string): string {
  return login.replaceAll('\0', '').trim().toLowerCase();
}

export async function findAccountPlace(database: Database, login: string): Promise<AccountPlace | null> {
  const [row] = await database.directory<{ store_id: number; user_id: number }>(
    sql`select store_id, user_id from login_names where login = ${loginName(login)}`,
  );
  return row === undefined ? null : { storeId: row.store_id, userId: row.user_id };
}

export function findAccount(tx: Transaction, userId: number): Promise<Account | null> {
  return tx.maybeRow<Account>(
    sql`select u.name as user_name, u.username, u.password_hash, u.roles, u.is_active, g.granted,
               s.name as store_name, s.logo, s.company, s.time_zone, s.channel,
               f.enabled_at is not null as has_factor, ${DEMANDED_FROM} as factor_from
        from users u join stores s on s.store_id = ${tx.storeId}
        left join operator_grants g on g.store_id = ${tx.storeId}
        left join second_factors f on f.store_id = ${tx.storeId} and f.user_id = ${userId}
        left join second_factor_demands d on d.store_id = ${tx.storeId}
        where u.store_id = ${tx.storeId} and u.user_id = ${userId}`,
  );
}

/**
 * True when the user is active and has this password. Locks the row, so that no other password is saved before the
 * commit.
 */
export async function holdPassword(tx: Transaction, userId: number, passwordHash: string): Promise<boolean> {
  const row = await tx.maybeRow(
    sql`select user_id from users
        where store_id = ${tx.storeId} and user_id = ${userId} and is_active and password_hash = ${passwordHash}
        for share`,
  );
  return row !== null;
}

/** Store data in a session, and the store's e-mail address. */
export interface StoreInPanel {
  storeName: string;
  logo: string | null;
  company: string;
  timeZone: string;
  channel: string;
  email: string | null;
}

/** The store for the panel of a support visitor. The visitor is no user of the store. */
export function findStoreInPanel(tx: Transaction): Promise<StoreInPanel | null> {
  return tx.maybeRow<StoreInPanel>(
    sql`select name as "storeName", logo, company, time_zone as "timeZone", channel, email
          from stores where store_id = ${tx.storeId}`,
  );
}

/** The e-mail address of a user, or the store's address if the user has none. Null when both are missing. */
export function findMailOfAccount(
  tx: Transaction,
  userId: number,
): Promise<{ email: string; storeName: string; login: string; timeZone: string } | null> {
  return tx.maybeRow(
    sql`select coalesce(u.email, s.email) as email, s.name as "storeName", u.username as login,
               s.time_zone as "timeZone"
        from users u join stores s on s.store_id = ${tx.storeId}
        where u.store_id = ${tx.storeId} and u.user_id = ${userId} and u.is_active
          and coalesce(u.email, s.email) is not null`,
  );
}
