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
}

/** One line of the audit log or of the access records. */
export interface RecordLine {
  at: number;
  action: string;
  userId: number | null;
  username: string | null;
  sessionId: string | null;
  /** Null in the audit log, which knows none. */
  address: string | null;
  details: Record<string, unknown>;
}

const time = (at: number | null) => (at === null ? null : new Date(at));

function narrowed({ from, until, userId, action, limit }: RecordFilter): Query {
  const beginning = action === null ? null : `${action.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`
       and (${time(from)}::timestamptz is null or r.at >= ${time(from)})
       and (${time(until)}::timestamptz is null or r.at < ${time(until)})
       and (${userId}::integer is null or r.user_id = ${userId})
       and (${beginning}::text is null or r.action like ${beginning})
     order by r.at desc limit ${limit}`;
}

/** What was done to the store and its people, the newest first. */
export function listAudit(tx: Transaction, filter: RecordFilter): Promise<RecordLine[]> {
  return tx.rows<RecordLine>(sql`
    select r.at, r.action, r.user_id as "userId", u.username, r.session_id as "sessionId",
           null as address, r.details
      from audit_log r left join users u on u.store_id = ${tx.storeId} and u.user_id = r.user_id
     where r.store_id = ${tx.storeId} ${narrowed(filter)}`);
}

/** Who was there, when and from where, the newest first; a try with a name that is nobody's shows its keyed hash. */
export function listAccessRecords(tx: Transaction, filter: RecordFilter): Promise<RecordLine[]> {
  return tx.rows<RecordLine>(sql`
    select r.at, r.action, r.user_id as "userId", coalesce(u.username, encode(r.login_mac, 'hex')) as username,
           r.session_id as "sessionId", r.address, r.details
      from access_records r left join users u on u.store_id = ${tx.storeId} and u.user_id = r.user_id
     where r.store_id = ${tx.storeId} ${narrowed(filter)}`);
}
