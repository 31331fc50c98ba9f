import type { AuditedAction } from '@comanda/domain/all-audited-actions';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Actor, nameOf } from './actor.ts';

/** The values of a record. All of them are stored, to answer questions years later. */
type AuditedRecord = Readonly<Record<string, unknown>>;

/**
 * The actor and time (epoch ms) of an entry. `userId` null: the actor is not a user of the store;
 * `details.por` has the actor's name.
 */
export type AuditedActor = Actor | { userId: number | null; sessionId?: string | undefined; now: number };

export interface AuditEntry {
  details?: Record<string, string | number | boolean>;
  /** The record before and after the change. A large record has only its changed fields. */
  before?: AuditedRecord | null;
  after?: AuditedRecord | null;
}

/**
 * The only function that writes to the audit log: changes of a store or its users. `AUDITED_ACTIONS` lists the actions
 * with their sentences. Never write secrets or contacts to `details`.
 */
export async function recordAudit(
  tx: Transaction,
  by: AuditedActor,
  action: AuditedAction,
  { before, after, ...entry }: AuditEntry = {},
): Promise<void> {
  const { userId, sessionId = null } = 'operator' in by ? EMPTY_PERSON : 'session' in by ? by.session : by;
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

const EMPTY_PERSON = { userId: null, sessionId: null };
