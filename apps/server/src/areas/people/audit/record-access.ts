import { createHmac } from 'node:crypto';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** An entry of the access log. */
export interface AccessRecord {
  action: 'logged-in' | 'logged-out' | 'login-failed' | 'denied' | 'personal-data-seen' | 'password-set';
  /** Null for an unknown name. */
  userId: number | null;
  sessionId?: string;
  /** The client's address. */
  address: string;
  /** See `loginMac`. */
  loginMac?: Buffer;
  details?: Record<string, string | number>;
}

/** The store number of entries without a store, such as attempts with unknown names. */
export const NO_STORE = 0;

/**
 * The only function that writes to the access log: user, time, address. It is separate from the audit log, which
 * contains no addresses and is stored longer.
 */
export async function recordAccess(tx: Transaction, record: AccessRecord, now: number): Promise<void> {
  await tx.rows(
    sql`insert into access_records (store_id, at, user_id, session_id, address, action, login_mac, details)
        values (${tx.storeId}, ${new Date(now)}, ${record.userId}, ${record.sessionId ?? null},
                ${record.address}, ${record.action}, ${record.loginMac ?? null},
                ${JSON.stringify(record.details ?? {})})`,
  );
}

/**
 * The stored form of an unknown login: a keyed hash, because users sometimes type their password into this
 * field.
 */
export function loginMac(secret: string, login: string): Buffer {
  const key = createHmac('sha256', secret).update('access.records').digest();
  return createHmac('sha256', key).update(login).digest().subarray(0, 8);
}
