import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface AuditEntry {
  /** The area and what happened in it, e.g. `access.logged-in`. */
  action: `${'access' | 'orders' | 'privacy' | 'store' | 'courier' | 'printing' | 'catalogue' | 'finance'}.${string}`;
  /** Null: nobody of the store; `details` say who (`por`). */
  userId: number | null;
  sessionId?: string;
  details?: Record<string, string | number | boolean>;
}

/** The one writer of the audit log: who did what to a store or its people. No secrets and no contacts in `details`. */
export async function recordAudit(tx: Transaction, entry: AuditEntry, now: number): Promise<void> {
  await tx.rows(
    sql`insert into audit_log (store_id, at, user_id, session_id, action, details)
        values (${tx.storeId}, ${new Date(now)}, ${entry.userId}, ${entry.sessionId ?? null}, ${entry.action},
                ${JSON.stringify(entry.details ?? {})})`,
  );
}
