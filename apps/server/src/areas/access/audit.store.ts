import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface AuditEntry {
  action:
    | 'access.logged-in'
    | 'access.login-failed'
    | 'access.logged-out'
    | 'access.ticket-created'
    | 'access.recovery-code-sent'
    | 'access.password-reset';
  userId: number;
  sessionId?: string;
  details?: Record<string, string | number | boolean>;
}

/** Writes down who did what to the access of a store. No secrets and no contacts in `details`. */
export async function recordAudit(tx: Transaction, entry: AuditEntry, now: number): Promise<void> {
  await tx.rows(
    sql`insert into audit_log (store_id, at, user_id, session_id, action, details)
        values (${tx.storeId}, ${new Date(now)}, ${entry.userId}, ${entry.sessionId ?? null}, ${entry.action},
                ${JSON.stringify(entry.details ?? {})})`,
  );
}
