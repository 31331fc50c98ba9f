import type { AuditedAction } from '@comanda/domain/audit/audited-actions';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Actor, nameOf } from './actor.ts';

/** A small record as it stood; kept whole, for whoever asks years later. */
type AuditedRecord = Readonly<Record<string, unknown>>;

/** Whom an entry names, and when it was (epoch ms). `userId` null: nobody of the store; `details` say who, by `por`. */
export type AuditedActor = Actor | { userId: number | null; sessionId?: string | undefined; now: number };

export interface AuditEntry {
  details?: Record<string, string | number | boolean>;
  /** What was changed, as it stood before and after: only the fields that differ of a large one. */
  before?: AuditedRecord | null;
  after?: AuditedRecord | null;
}

/**
 * The one writer of the audit log: who did what to a store or its people. An action has a sentence: see `AUDITED_ACTIONS` for
 * how to add another. No secrets and no contacts in `details`.
 */
export async function recordAudit(
  tx: Transaction,
  by: AuditedActor,
  action: AuditedAction,
  { before, after, ...entry }: AuditEntry = {},
): Promise<void> {
  const { userId, sessionId = null } = 'operator' in by ? NOBODY : 'session' in by ? by.session : by;
  const details = {
    ...('operator' in by && { por: nameOf(by) }),
    ...entry.details,
    ...(before !== undefined && { antes: before }),
    ...(after !== undefined && { depois: after }),
  };
  await tx.rows(
    sql`insert into audit_log (store_id, at, user_id, session_id, action, details)
        values (${tx.storeId}, ${new Date(by.now)}, ${userId}, ${sessionId}, ${action}, ${JSON.stringify(details)})`,
  );
}

const NOBODY = { userId: null, sessionId: null };
