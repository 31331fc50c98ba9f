import type { AuditedAction } from '@comanda/domain/audit/audited-actions';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** A small record as it stood; kept whole, for whoever asks years later. */
type AuditedRecord = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  /** One that has a sentence: see `AUDITED_ACTIONS` for how to add another. */
  action: AuditedAction;
  /** Null: nobody of the store; `details` say who (`por`, see `describeEntry`). */
  userId: number | null;
  sessionId?: string;
  details?: Record<string, string | number | boolean>;
  /** What was changed, as it stood before and after: only the fields that differ of a large one. */
  before?: AuditedRecord | null;
  after?: AuditedRecord | null;
}

/** The one writer of the audit log: who did what to a store or its people. No secrets and no contacts in `details`. */
export async function recordAudit(tx: Transaction, entry: AuditEntry, now: number): Promise<void> {
  const details = {
    ...entry.details,
    ...(entry.before === undefined ? {} : { antes: entry.before }),
    ...(entry.after === undefined ? {} : { depois: entry.after }),
  };
  await tx.rows(
    sql`insert into audit_log (store_id, at, user_id, session_id, action, details)
        values (${tx.storeId}, ${new Date(now)}, ${entry.userId}, ${entry.sessionId ?? null}, ${entry.action},
                ${JSON.stringify(details)})`,
  );
}
