import type { JobName } from '@comanda/domain/kit/jobs';
import type { Clock } from '../clock.ts';
import { prepared, sql } from '../database/sql.ts';
import type { Database } from '../database/transaction.ts';
import type { Logger } from '../log.ts';
import { RepeatedWork } from '../repeated-work.ts';

/** A request may be in progress for this long, and is not repeated earlier. */
export const REQUEST_LEASE_MS = 30_000;

const EVERY_MS = 1_000;
/** Maximum of parallel requests. Each may have to wait for the outside service. */
const BATCH = 20;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** Milliseconds to wait before the next request, after `attempts` unanswered requests. */
export function retryAfterMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS);
}

/**
 * A table of stores with one row per request to an outside service. `next_attempt_at` is null for a finished
 * request. The row is committed with `now + REQUEST_LEASE_MS` before the request is sent. If this server dies,
 * another server therefore repeats the request.
 */
export interface RequestTable {
  /** Names of table and columns, safe to insert into a statement. */
  table:
    | 'courier_requests'
    | 'payment_boletos'
    | 'payment_charges'
    | 'payment_documents'
    | 'payment_inbox'
    | 'payment_receivers'
    | 'payment_refunds'
    | 'payment_transfers';
  key:
    | 'boleto_id'
    | 'request_id'
    | 'charge_id'
    | 'document_id'
    | 'inbox_id'
    | 'receiver_id'
    | 'refund_id'
    | 'transfer_id';
  /** Longest possible wait between two requests. */
  longestWaitMs: number;
}

/** Identifies a request by its store and its key. */
export interface RequestKey {
  storeId: number;
  id: number;
}

/**
 * Claims the due rows of all stores for {@link REQUEST_LEASE_MS}; two servers never claim the same row. A row with a
 * longer wait than the limit is also due, because the clock was set back.
 */
export async function takeDue(system: Database, requests: RequestTable, now: number): Promise<RequestKey[]> {
  const table = { text: requests.table, values: [] };
  const key = { text: requests.key, values: [] };
  const isDue = sql`(next_attempt_at <= to_timestamp(${now / 1000})
    or next_attempt_at > to_timestamp(${(now + 2 * requests.longestWaitMs) / 1000}))`;
  const due = await system.directory<RequestKey>(
    prepared(
      `due-${requests.table}`,
      sql`select store_id as "storeId", ${key} as id from ${table}
           where ${isDue} order by next_attempt_at limit ${BATCH}`,
    ),
  );
  const claimed = await Promise.all(
    due.map(({ storeId, id }) =>
      system.directory<RequestKey>(sql`
        update ${table} set next_attempt_at = to_timestamp(${(now + REQUEST_LEASE_MS) / 1000})
         where store_id = ${storeId} and ${key} = ${id} and ${isDue}
        returning store_id as "storeId", ${key} as id`),
    ),
  );
  return claimed.flat();
}

interface RepeatOptions {
  job: JobName;
  requests: RequestTable;
  system: Database;
  clock: Clock;
  log: Logger;
  /** Sends one request again and saves the result. A failure is logged and does not stop other requests. */
  send: (key: RequestKey) => Promise<void>;
}

/** Repeats unanswered requests in rounds, on every server. */
export function repeatRequests({ job, requests, system, clock, log, send }: RepeatOptions): RepeatedWork {
  const rounds = new RepeatedWork({
    job,
    everyMs: EVERY_MS,
    work: async (_stopping, noteFailure) => {
      const due = await takeDue(system, requests, clock.now());
      const failed = (key: RequestKey) => (err: unknown) => {
        noteFailure(err);
        log.warn({ err, ...key, table: requests.table }, 'request failed; the next attempt follows later');
      };
      await Promise.all(due.map((key) => send(key).catch(failed(key))));
      return due.length;
    },
    failure: `requests of ${requests.table} not repeated`,
    log,
  });
  rounds.start();
  return rounds;
}
