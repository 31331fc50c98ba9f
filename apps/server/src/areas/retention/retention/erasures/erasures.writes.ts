import { randomUUID } from 'node:crypto';
import { ANONYMOUS } from '@comanda/domain/orders/privacy/without-customer';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';

/** An erased customer. The orders' numbers are saved, but no name. */
export interface Erasure {
  storeId: number;
  erasureId: string;
  orderIds: number[];
  erasedAt: number;
}

/**
 * An erasure to save in the list outside the database. After a restore, orders get other numbers, but the
 * partners' ids of the orders stay the same.
 */
export interface UnsavedErasure extends Erasure {
  externalIds: string[];
}

/** Saves the numbers of erased orders, so that they are erased again after a restore of an older backup. */
export async function saveErasure(tx: Transaction, orderIds: readonly number[], now: number): Promise<void> {
  await tx.rows(sql`
    insert into erasures (store_id, erasure_id, order_ids, erased_at)
    values (${tx.storeId}, ${randomUUID()}::uuid, ${[...orderIds]}::bigint[], ${new Date(now)})`);
}

/** The oldest erasures of all stores that are not yet in the list outside the database. */
export function listUnsaved(system: Database, limit: number): Promise<UnsavedErasure[]> {
  return system.directory<UnsavedErasure>(sql`
    select e.store_id as "storeId", e.erasure_id as "erasureId", to_jsonb(e.order_ids) as "orderIds",
           e.erased_at as "erasedAt",
           (select coalesce(jsonb_agg(o.external_id), '[]') from orders o
             where o.store_id = e.store_id and o.order_id = any(e.order_ids)) as "externalIds"
      from erasures e where e.saved_at is null order by e.erased_at limit ${limit}`);
}

/**
 * Saves the erasures of servers of 1.4, which wrote only the audit log, and returns their number. The log
 * does not name the orders, so each erasure gets all anonymous orders that its store closed after
 * `namesSince`. A repeat finds the erasure by its time.
 */
export async function saveErasuresOf14(
  system: Database,
  { since, namesSince }: { since: Date; namesSince: Date },
): Promise<number> {
  const logged = await system.directory<{ storeId: number; at: number }>(sql`
    select s.store_id as "storeId", a.at from stores s
      join audit_log a on a.store_id = s.store_id and a.at > ${since} and a.action = 'privacy.customer-erased'
     where not exists (select from erasures e where e.store_id = s.store_id and e.erased_at = a.at)`);
  for (const { storeId, at } of logged)
    await system.inStore(storeId, (tx) =>
      tx.rows(sql`
        insert into erasures (store_id, erasure_id, order_ids, erased_at)
        select ${tx.storeId}, ${randomUUID()}::uuid, coalesce(array_agg(order_id), '{}'), ${new Date(at)}
          from orders
         where store_id = ${tx.storeId} and closed_at > ${namesSince} and customer_name = ${ANONYMOUS}
           and customer_phone is null and customer_id is null and link_withdrawn_at is not null
        returning 1 as one`),
    );
  return logged.length;
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
