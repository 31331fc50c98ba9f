import { randomUUID } from 'node:crypto';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';

/** A change of the menu can be undone for this long. */
const UNDO_MS = 24 * 60 * 60_000;

/**
 * Saves the state before a change of the menu under a batch id, so that the change can be undone. Deletes expired
 * batches. `kind` selects the code that reads `before`, which must be JSON.
 */
export async function saveBatch(
  tx: Transaction,
  kind: string,
  before: object,
  session: Session,
  now: number,
): Promise<string> {
  const batchId = randomUUID();
  await tx.rows(sql`
    delete from menu_batches where store_id = ${tx.storeId} and made_at < ${new Date(now - UNDO_MS)}`);
  await tx.rows(sql`
    insert into menu_batches (store_id, batch_id, kind, made_at, made_by, before)
    values (${tx.storeId}, ${batchId}, ${kind}, ${new Date(now)}, ${session.userName}, ${JSON.stringify(before)})`);
  return batchId;
}

/** The state before a change; null when the batch is unknown or older than a day. */
export async function findBatch(
  tx: Transaction,
  batchId: string,
  now: number,
): Promise<{ kind: string; before: unknown } | null> {
  return tx.maybeRow<{ kind: string; before: unknown }>(sql`
    select kind, before from menu_batches
     where store_id = ${tx.storeId} and batch_id = ${batchId} and made_at >= ${new Date(now - UNDO_MS)}`);
}

/** Deletes a batch after its undo, so that a second undo fails. */
export async function dropBatch(tx: Transaction, batchId: string): Promise<void> {
  await tx.rows(sql`delete from menu_batches where store_id = ${tx.storeId} and batch_id = ${batchId}`);
}
