import { FORGOTTEN } from '@comanda/domain/kit/privacy/forgotten';
import { type Query, sql } from '../../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../../platform/database/transaction.ts';

const hasReason = (before: Date): Query => sql`decided_at < ${before} and reason <> ${FORGOTTEN}`;

/** Selects from `storeIds` the stores that still have a reason of a request decided before `before`. */
export const storesWithReasons = (before: Date, storeIds: readonly number[]): Query => sql`
  select distinct store_id as "storeId" from manual_requests
   where store_id = any(${[...storeIds]}::integer[]) and ${hasReason(before)}`;

/**
 * Deletes the reasons of up to `limit` manual requests decided before `before`, and the same reasons on their
 * postings.
 */
export async function forgetReasons(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<{ deleted: number; isDone: boolean }> {
  const due = await tx.rows<{ requestId: number }>(sql`
    select request_id as "requestId" from manual_requests
     where store_id = ${tx.storeId} and ${hasReason(before)} order by request_id limit ${limit}`);
  const ids = due.map(({ requestId }) => requestId);
  if (ids.length === 0) return { deleted: 0, isDone: true };
  await tx.rows(sql`
    update manual_requests set reason = ${FORGOTTEN}, decision_words = case when decision_words is not null then ${FORGOTTEN} end
     where store_id = ${tx.storeId} and request_id = any(${ids}::bigint[])`);
  await tx.rows(sql`
    update ledger_postings set reason = ${FORGOTTEN}
     where store_id = ${tx.storeId} and order_id is null and reason is not null and reason <> ${FORGOTTEN}
       and occurred_at < ${before}`);
  return { deleted: ids.length, isDone: ids.length < limit };
}
