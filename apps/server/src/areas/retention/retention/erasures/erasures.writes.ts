import { randomUUID } from 'node:crypto';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';

/** An erased customer. The orders' numbers are saved, but no name. */
export interface Erasure {
  storeId: number;
  erasureId: string;
  orderIds: number[];
  erasedAt: number;
}

/** Saves the numbers of erased orders, so that they are erased again after a restore of an older backup. */
export async function saveErasure(tx: Transaction, orderIds: readonly number[], now: number): Promise<void> {
  await tx.rows(sql`
    insert into erasures (store_id, erasure_id, order_ids, erased_at)
    values (${tx.storeId}, ${randomUUID()}::uuid, ${[...orderIds]}::bigint[], ${new Date(now)})`);
}

/** The oldest erasures of all stores that are not yet in the list outside the database. */
export function listUnsaved(system: Database, limit: number): Promise<Erasure[]> {
  return system.directory<Erasure>(sql`
    select store_id as "storeId", erasure_id as "erasureId", to_jsonb(order_ids) as "orderIds", erased_at as "erasedAt"
      from erasures where saved_at is null order by erased_at limit ${limit}`);
}

export async function markSaved(tx: Transaction, erasureId: string, now: number): Promise<void> {
  await tx.rows(sql`
    update erasures set saved_at = ${new Date(now)}
     where store_id = ${tx.storeId} and erasure_id = ${erasureId}::uuid`);
}

/** Number of unsaved erasures, and the age of the oldest in seconds. */
export function countUnsaved(system: Database, now: number): Promise<{ count: number; age: number }[]> {
  return system.directory(sql`
    select count(*)::integer as count,
           coalesce(extract(epoch from ${new Date(now)} - min(erased_at)), 0)::float8 as age
      from erasures where saved_at is null`);
}
