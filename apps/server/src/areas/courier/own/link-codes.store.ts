import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';

/** Takes a code for a request about to be made; false when somebody has it. */
export async function reserveLinkCode(tx: Transaction, code: string, requestId: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    insert into courier_link_codes (code, store_id, request_id) values (${code}, ${tx.storeId}, ${requestId})
    on conflict (code) do nothing returning code`);
  return rows.length > 0;
}

export async function releaseLinkCode(tx: Transaction, code: string): Promise<void> {
  await tx.rows(sql`delete from courier_link_codes where code = ${code} and store_id = ${tx.storeId}`);
}

/** Where a code leads; it is all a courier types. */
export async function findLinkCode(
  database: Database,
  code: string,
): Promise<{ storeId: number; requestId: number } | null> {
  const [row] = await database.directory<{ storeId: number; requestId: number }>(sql`
    select store_id as "storeId", request_id as "requestId" from courier_link_codes where code = ${code}`);
  return row ?? null;
}
