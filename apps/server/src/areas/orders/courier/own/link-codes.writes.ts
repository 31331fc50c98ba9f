import { createHmac } from 'node:crypto';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';

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
     where r.ended_at is null and r.link_code is not null and r.link_withdrawn_at is null
       and not exists (select from courier_link_codes c
                        where c.store_id = r.store_id and c.request_id = r.request_id)`);
  for (const { storeId, requestId, code } of open) {
    await system.inStore(storeId, (tx) => reserveLinkCode(tx, linkCodeHash(secret, code), requestId));
  }
}
