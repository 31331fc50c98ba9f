import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Which entries somebody wants to read. Times in epoch milliseconds; null leaves a filter out. */
export interface RecordFilter {
  from: number | null;
  until: number | null;
  userId: number | null;
  /** Beginning of the action's name. */
  action: string | null;
  /** At most so many, the newest. */
  limit: number;
  /** Only what lies behind this entry: the next page. */
  after?: RecordPlace | null;
}

/** An entry, as the one a page ended with. */
export interface RecordPlace {
  at: number;
  recordId: string;
}

/** One line of the audit log or of the access records. */
export interface RecordLine extends RecordPlace {
  action: string;
  userId: number | null;
  /** What the person is called; null: nobody of the store. */
  name: string | null;
  username: string | null;
  sessionId: string | null;
  /** Null in the audit log, which knows none. */
  address: string | null;
  details: Record<string, unknown>;
}

const time = (at: number | null) => (at === null ? null : new Date(at));

function narrowed({ from, until, userId, action, limit, after }: RecordFilter, recordId: Query): Query {
  const beginning = action === null ? null : `${action.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`
       and (${time(from)}::timestamptz is null or r.at >= ${time(from)})
       and (${time(until)}::timestamptz is null or r.at < ${time(until)})
       and (${userId}::integer is null or r.user_id = ${userId})
       and (${beginning}::text is null or r.action like ${beginning})
       ${after ? sql`and (r.at, ${recordId}) < (${new Date(after.at)}::timestamptz, ${after.recordId}::uuid)` : sql``}
     order by r.at desc, ${recordId} desc limit ${limit}`;
}

/** What was done to the store and its people, the newest first. */
export function listAudit(tx: Transaction, filter: RecordFilter): Promise<RecordLine[]> {
  return tx.rows<RecordLine>(sql`
    select r.entry_id as "recordId", r.at, r.action, r.user_id as "userId", u.name, u.username, r.session_id as "sessionId",
           null as address, r.details
      from audit_log r left join users u on u.store_id = ${tx.storeId} and u.user_id = r.user_id
     where r.store_id = ${tx.storeId} ${narrowed(filter, sql`r.entry_id`)}`);
}

/** Who was there, when and from where, the newest first; a try with a name that is nobody's shows its keyed hash. */
export function listAccessRecords(tx: Transaction, filter: RecordFilter): Promise<RecordLine[]> {
  return tx.rows<RecordLine>(sql`
    select r.record_id as "recordId", r.at, r.action, r.user_id as "userId", u.name, coalesce(u.username, encode(r.login_mac, 'hex')) as username,
           r.session_id as "sessionId", r.address, r.details
      from access_records r left join users u on u.store_id = ${tx.storeId} and u.user_id = r.user_id
     where r.store_id = ${tx.storeId} ${narrowed(filter, sql`r.record_id`)}`);
}
