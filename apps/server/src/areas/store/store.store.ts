import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface LockedStore {
  isOpen: boolean;
  isSuspended: boolean;
  version: number;
}

/** Reads the switch and holds it until the transaction ends. */
export function lockStore(tx: Transaction): Promise<LockedStore | null> {
  return tx.maybeRow<LockedStore>(sql`
    select is_open as "isOpen", is_suspended as "isSuspended", opening_version as version
      from stores where store_id = ${tx.storeId} for update`);
}

/** Answers the new version of the switch. */
export async function saveOpening(tx: Transaction, isOpen: boolean): Promise<number> {
  const row = await tx.maybeRow<{ version: number }>(sql`
    update stores set is_open = ${isOpen}, opening_reason = null, opening_version = opening_version + 1
     where store_id = ${tx.storeId} returning opening_version as version`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row.version;
}

export async function saveEstimate(tx: Transaction, minMinutes: number, maxMinutes: number): Promise<void> {
  await tx.rows(sql`
    update stores set min_minutes = ${minMinutes}, max_minutes = ${maxMinutes} where store_id = ${tx.storeId}`);
}

/** Who did what, for the record; `details` holds no personal data. */
export async function recordInAudit(
  tx: Transaction,
  entry: { userId: number; sessionId: string; action: string; details: Record<string, unknown> },
): Promise<void> {
  await tx.rows(sql`
    insert into audit_log (store_id, user_id, session_id, action, details)
    values (${tx.storeId}, ${entry.userId}, ${entry.sessionId}, ${entry.action}, ${JSON.stringify(entry.details)})`);
}
