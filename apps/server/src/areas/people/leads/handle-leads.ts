import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';

/**
 * Ids of the open requests that match a word: a whole id, or its first eight letters. Returns at most ten.
 */
export async function findOpenRequests(database: Database, word: string): Promise<string[]> {
  const name = word.toLowerCase();
  const found = await database.directory<{ request: string }>(sql`
    select request_id::text as request from registration_requests
     where (request_id::text = ${name} or left(request_id::text, 8) = ${name}) and closed_at is null
     order by created_at, request_id limit 10`);
  return found.map(({ request }) => request);
}

/**
 * Marks a request as answered or closed by a person of the provider, with an optional note. Returns false when there is
 * no such open request.
 */
export async function handleRegistration(
  database: Database,
  request: string,
  what: 'answered' | 'closed',
  { operator, now, words = null }: { operator: string; now: number; words?: string | null },
): Promise<boolean> {
  const at = new Date(now);
  const rows = await database.directory(sql`
    update registration_requests set
      answered_at = case when ${what === 'answered'}::boolean then ${at}::timestamptz else answered_at end,
      closed_at = case when ${what === 'closed'}::boolean then ${at}::timestamptz end,
      note = case when ${what === 'answered'}::boolean then coalesce(${words}::text, note) else note end,
      close_reason = case when ${what === 'closed'}::boolean then ${words}::text end,
      handled_by = ${operator}
     where request_id = ${request} and closed_at is null
    returning 1`);
  return rows.length > 0;
}

/**
 * Closes a request because the store of `tx` was created from it. Returns false when the request was closed, or used
 * for another store. A concurrent caller waits for this transaction.
 */
export async function takeRequestForStore(
  tx: Transaction,
  request: string,
  { operator, now }: { operator: string; now: number },
): Promise<boolean> {
  const taken = await tx.maybeRow(sql`
    update registration_requests set made_store = ${tx.storeId}, closed_at = ${new Date(now)}, handled_by = ${operator}
     where request_id = ${request} and made_store is null and closed_at is null
    returning 1`);
  return taken !== null;
}

/** The store that was created from a request; null when no store was. */
export async function findStoreOfRequest(system: Database, request: string): Promise<number | null> {
  const [row] = await system.directory<{ madeStore: number | null }>(
    sql`select made_store as "madeStore" from registration_requests where request_id = ${request}`,
  );
  return row?.madeStore ?? null;
}
