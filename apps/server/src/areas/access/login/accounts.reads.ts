import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { DEMANDED_FROM } from '../second-factor/demanded-from.ts';

/** Where a login name lives. */
export interface AccountPlace {
  storeId: number;
  userId: number;
}

/** A person with all that a login decides on and a session shows. */
export interface Account {
  user_name: string;
  username: string;
  password_hash: string;
  roles: string[];
  /** What the store grants its operators; null while it has said nothing. */
  granted: string[] | null;
  has_factor: boolean;
  /** From when the store's administrators need a second factor. */
  factor_from: number | null;
  is_active: boolean;
  store_name: string;
  logo: string | null;
  company: string;
  time_zone: string;
  channel: string;
}

/** The form in which logins are compared: user name or e-mail, trimmed, lower case, without what no text may hold. */
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

/** What a session shows of its store, and where the store is written to. */
export interface StoreInPanel {
  storeName: string;
  logo: string | null;
  company: string;
  timeZone: string;
  channel: string;
  email: string | null;
}

/** The store as somebody's panel shows it who is nobody of it. */
export function findStoreInPanel(tx: Transaction): Promise<StoreInPanel | null> {
  return tx.maybeRow<StoreInPanel>(
    sql`select name as "storeName", logo, company, time_zone as "timeZone", channel, email
          from stores where store_id = ${tx.storeId}`,
  );
}

/** Where a person is written to: their own address, or else the store's; null when there is none. */
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
