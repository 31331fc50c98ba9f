import { createHmac } from 'node:crypto';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** What is kept of people's comings and goings. */
export interface AccessRecord {
  action: 'logged-in' | 'logged-out' | 'login-failed' | 'denied' | 'personal-data-seen' | 'password-set';
  /** Null: a name that is nobody's. */
  userId: number | null;
  sessionId?: string;
  /** The client's address. */
  address: string;
  /** See `loginMac`. */
  loginMac?: Buffer;
  details?: Record<string, string | number>;
}

/** The store of access records that belong to none: names that are nobody's. */
export const NOBODYS_STORE = 0;

/**
 * The one writer of access records: who was there, when, from where. Apart from the audit log, which knows no addresses
 * and is kept longer.
 */
export async function recordAccess(tx: Transaction, record: AccessRecord, now: number): Promise<void> {
  await tx.rows(
    sql`insert into access_records (store_id, at, user_id, session_id, address, action, login_mac, details)
        values (${tx.storeId}, ${new Date(now)}, ${record.userId}, ${record.sessionId ?? null},
                ${record.address}, ${record.action}, ${record.loginMac ?? null},
                ${JSON.stringify(record.details ?? {})})`,
  );
}

/** A login that is nobody's, as it is kept: whoever mistypes may have typed a password into the wrong field. */
export function loginMac(secret: string, login: string): Buffer {
  const key = createHmac('sha256', secret).update('access.records').digest();
  return createHmac('sha256', key).update(login).digest().subarray(0, 8);
}
