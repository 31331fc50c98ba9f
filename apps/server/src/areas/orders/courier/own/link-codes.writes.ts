import { createHmac } from 'node:crypto';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { ofAllStores } from '../../../../platform/paged/define-paged.ts';

/**
 * The hash of a code in the directory. The hash uses a secret key: with a plain hash, all thirty million
 * codes could be tried quickly.
 */
export function linkCodeHash(secret: string, code: string): Buffer {
  const key = createHmac('sha256', secret).update('courier.link-codes').digest();
  return createHmac('sha256', key).update(code).digest();
}

/** Reserves a code for a new request. Returns false when the code is in use. */
export async function reserveLinkCode(tx: Transaction, hash: Buffer, requestId: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    insert into courier_link_codes (code_hash, store_id, request_id) values (${hash}, ${tx.storeId}, ${requestId})
    on conflict (code_hash) do nothing returning request_id`);
  return rows.length > 0;
}

/** Deletes the request's code from the directory. */
export async function releaseLinkCode(tx: Transaction, requestId: number): Promise<void> {
  await tx.rows(sql`
    delete from courier_link_codes where store_id = ${tx.storeId} and request_id = ${requestId}`);
}

/** Finds the courier request of a code in all stores, because couriers type only the code. */
export async function findLinkCode(
  database: Database,
  hash: Buffer,
): Promise<{ storeId: number; requestId: number } | null> {
  const [row] = await database.directory<{ storeId: number; requestId: number }>(sql`
    select store_id as "storeId", request_id as "requestId" from courier_link_codes where code_hash = ${hash}`);
  return row ?? null;
}

/** Adds missing codes of active requests. The directory may be empty, or the secret may have changed. */
export async function restoreLinkCodes(system: Database, secret: string): Promise<void> {
  const open = await system.directory<{ storeId: number; requestId: number; code: string }>(sql`
    select r.store_id as "storeId", r.request_id as "requestId", r.link_code as code from courier_requests r
     where r.ended_at is null and r.link_code is not null and r.link_withdrawn_at is null`);
  const existing = await system.directory<{ key: string }>(sql`
    select store_id || '/' || request_id as key from courier_link_codes
     where store_id = any(${[...new Set(open.map(({ storeId }) => storeId))]}::integer[])`);
  const isThere = new Set(existing.map(({ key }) => key));
  for (const { storeId, requestId, code } of open) {
    if (isThere.has(`${storeId}/${requestId}`)) continue;
    await system.inStore(storeId, (tx) => reserveLinkCode(tx, linkCodeHash(secret, code), requestId));
  }
}

/** The stores among these that have codes. */
export const storesWithLinkCodes = (storeIds: readonly number[]): Query =>
  ofAllStores(sql`
    select distinct store_id as "storeId" from courier_link_codes
     where store_id = any(${[...storeIds]}::integer[])`);

/** More codes than a store has: they exist as long as their couriers are on the way. */
const MOST_CODES = 10_000;

/**
 * Deletes up to `limit` codes of the store whose courier request is gone. Codes and requests may be on different
 * machines, so each table is read alone.
 */
export async function deleteCodesWithoutRequest(
  tx: Transaction,
  limit: number,
): Promise<{ deleted: number; isDone: boolean }> {
  const codes = await tx.rows<{ requestId: number }>(sql`
    select request_id as "requestId" from courier_link_codes where store_id = ${tx.storeId}
     order by request_id limit ${MOST_CODES}`);
  const requestIds = codes.map(({ requestId }) => requestId);
  const requests = await tx.rows<{ requestId: number }>(sql`
    select request_id as "requestId" from courier_requests
     where store_id = ${tx.storeId} and request_id = any(${requestIds}::bigint[])`);
  const isThere = new Set(requests.map(({ requestId }) => requestId));
  const gone = requestIds.filter((requestId) => !isThere.has(requestId)).slice(0, limit);
  const rows = await tx.lastRows(sql`
    delete from courier_link_codes where store_id = ${tx.storeId} and request_id = any(${gone}::bigint[])
    returning 1`);
  return { deleted: rows.length, isDone: gone.length < limit };
}
