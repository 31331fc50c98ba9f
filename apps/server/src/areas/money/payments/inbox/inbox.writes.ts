import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ChangeNotice } from '../payment-provider.ts';

/** A notice of the payment provider in the inbox, where it waits until it is applied. */
export interface StoredNotice extends ChangeNotice {
  inboxId: number;
  attempts: number;
  isApplied: boolean;
}

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

/** Saves a notice, due at once. Returns false when the notice is saved already, or the store does not exist. */
export async function saveNotice(tx: Transaction, notice: ChangeNotice, now: number): Promise<boolean> {
  const known = await tx.maybeRow(sql`
    select s.store_id from stores s
     where s.store_id = ${tx.storeId}
       and not exists (select from payment_inbox i where i.store_id = ${tx.storeId} and i.event_id = ${notice.eventId})`);
  if (known === null) return false;
  const inboxId = await nextNumber(tx, 'payment-inbox');
  const row = await tx.maybeRow(sql`
    insert into payment_inbox (store_id, inbox_id, event_id, kind, reference, charge, received_at, next_attempt_at)
    values (${tx.storeId}, ${inboxId}, ${notice.eventId}, ${notice.kind}, ${notice.reference}, ${notice.charge},
            ${time(now)}, ${time(now)})
    on conflict (store_id, event_id) do nothing
    returning inbox_id`);
  return row !== null;
}

export function findNotice(tx: Transaction, inboxId: number): Promise<StoredNotice | null> {
  return tx.maybeRow<StoredNotice>(sql`
    select inbox_id as "inboxId", event_id as "eventId", kind, reference, charge, attempts,
           applied_at is not null as "isApplied"
      from payment_inbox where store_id = ${tx.storeId} and inbox_id = ${inboxId}`);
}

/** Marks the notice as handled. `fault`: the reason why it can never be applied. */
export async function closeNotice(
  tx: Transaction,
  inboxId: number,
  { now, fault = null }: { now: number; fault?: string | null },
): Promise<void> {
  await tx.rows(sql`
    update payment_inbox set applied_at = ${time(fault === null ? now : null)}, fault = ${fault}, next_attempt_at = null
     where store_id = ${tx.storeId} and inbox_id = ${inboxId}`);
}

/** Schedules the next try of a notice at `at`. `fault`: the reason why it waits. */
export async function postponeNotice(
  tx: Transaction,
  inboxId: number,
  { at, attempts, fault }: { at: number; attempts: number; fault: string },
): Promise<void> {
  await tx.rows(sql`
    update payment_inbox set next_attempt_at = ${time(at)}, attempts = ${attempts}, fault = ${fault}
     where store_id = ${tx.storeId} and inbox_id = ${inboxId} and applied_at is null`);
}

/**
 * Deletes up to `limit` of the store's oldest notices that were applied before this date. Returns one row per deleted
 * notice.
 */
export function deleteAppliedNotices(tx: Transaction, before: Date, limit: number): Promise<unknown[]> {
  return tx.lastRows(sql`
    delete from payment_inbox where store_id = ${tx.storeId} and inbox_id = any(array(
      select inbox_id from payment_inbox where store_id = ${tx.storeId} and applied_at < ${before}
       order by inbox_id limit ${limit}))
    returning 1`);
}
