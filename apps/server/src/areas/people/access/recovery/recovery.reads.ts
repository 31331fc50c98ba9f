import type { RecoverableStore } from '@comanda/contract/people/access/recovery.wire';
import { ROLE_NAMES } from '@comanda/domain/people/access/permissions';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { NO_PASSWORD } from '../people/people.writes.ts';

/** The stores with this CNPJ or CPF. A chain has at most a few dozen stores. */
export async function findStoresOfDocument(database: Database, document: string): Promise<number[]> {
  const rows = await database.directory<{ store_id: number }>(
    sql`select store_id from store_documents where document = ${document} order by store_id limit 50`,
  );
  return rows.map((row) => row.store_id);
}

export async function isStoreOfDocument(
  database: Database,
  document: string,
  storeId: number,
): Promise<boolean> {
  const rows = await database.directory(
    sql`select store_id from store_documents where document = ${document} and store_id = ${storeId}::bigint`,
  );
  return rows.length > 0;
}

export async function findRecoverableStore(tx: Transaction): Promise<RecoverableStore | null> {
  const row = await tx.maybeRow<{ name: string; legal_name: string; district: string }>(
    sql`select name, legal_name, district from stores where store_id = ${tx.storeId}`,
  );
  return row === null
    ? null
    : { storeId: tx.storeId, name: row.name, legalName: row.legal_name, district: row.district };
}

/** The user whose password is reset, and contacts of the store. */
export interface RecoveryContact {
  storeName: string;
  userId: number;
  username: string;
  /** The store's own mail address; if missing, the administrator's. */
  email: string | null;
  mobile: string | null;
}

/**
 * The store's oldest active administrator, and the contacts of the store. Administrators with a password come
 * before invited administrators. Null when the store has no administrator.
 */
export async function findRecoveryContact(tx: Transaction): Promise<RecoveryContact | null> {
  const row = await tx.maybeRow<{
    store_name: string;
    user_id: number;
    username: string;
    email: string | null;
    mobile: string | null;
  }>(
    sql`select s.name as store_name, u.user_id, u.username, coalesce(s.email, u.email) as email, s.mobile
        from stores s join users u on u.store_id = ${tx.storeId}
        where s.store_id = ${tx.storeId} and u.is_active and ${ROLE_NAMES.admin} = any (u.roles)
        order by u.password_hash = ${NO_PASSWORD}, u.created_at, u.user_id
        limit 1`,
  );
  return row === null
    ? null
    : {
        storeName: row.store_name,
        userId: row.user_id,
        username: row.username,
        email: row.email,
        mobile: row.mobile,
      };
}
