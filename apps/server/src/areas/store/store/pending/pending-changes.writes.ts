import type { ChangeStatus, ReviewedField } from '@comanda/domain/store/store/pending-changes';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { PendingChange } from './pending-changes.reads.ts';

export interface NewChange {
  field: ReviewedField;
  before: string | null;
  after: string | null;
  requestedBy: string;
  /** Time of the request in epoch ms. */
  requestedAt: number;
}

/**
 * Inserts a request under the store's next number. The index `pending_changes_one_waiting` refuses a second
 * pending request for the same field.
 */
export async function insertChange(tx: Transaction, change: NewChange): Promise<number> {
  const changeId = await nextNumber(tx, 'pending-change');
  await tx.rows(sql`
    insert into pending_changes (store_id, change_id, field, before, after, status, asked_by, asked_at)
    values (${tx.storeId}, ${changeId}, ${change.field}, ${change.before}, ${change.after}, 'pending',
            ${change.requestedBy}, ${new Date(change.requestedAt)})`);
  return changeId;
}

/** Finds a change and locks it until the transaction ends, so that only one decision is made. */
export function holdChange(tx: Transaction, changeId: number): Promise<PendingChange | null> {
  return tx.maybeRow<PendingChange>(sql`
    select change_id as "changeId", field, before, after, status, asked_by as "requestedBy", asked_at as "requestedAt",
           decided_by as "decidedBy", decided_at as "decidedAt", reason
      from pending_changes where store_id = ${tx.storeId} and change_id = ${changeId} for no key update`);
}

/** Saves the decision, its author and time (epoch ms). */
export async function saveDecision(
  tx: Transaction,
  changeId: number,
  decision: { status: ChangeStatus; by: string; at: number; reason?: string },
): Promise<void> {
  await tx.rows(sql`
    update pending_changes set status = ${decision.status}, decided_by = ${decision.by},
           decided_at = ${new Date(decision.at)}, reason = ${decision.reason ?? null}
     where store_id = ${tx.storeId} and change_id = ${changeId}`);
}
