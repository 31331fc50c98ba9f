import { literally, type Query, sql } from '../../../../platform/database/sql.ts';
import { definePaged, selecting } from '../../../../platform/paged/define-paged.ts';
import { down } from '../../../../platform/paged/sort-key.ts';

/** Filter for log entries. Times in epoch milliseconds; a null field does not filter. */
export interface RecordFilter {
  from: number | null;
  until: number | null;
  userId: number | null;
  /** Prefix of the action's name. */
  action: string | null;
}

/** One line of the audit log or the access log. */
export interface RecordLine {
  recordId: string;
  at: number;
  action: string;
  userId: number | null;
  /** The user's name; null when the actor is not a user of the store. */
  name: string | null;
  username: string | null;
  sessionId: string | null;
  /** Null in the audit log, which has no addresses. */
  address: string | null;
  details: Record<string, unknown>;
}

const time = (at: number | null) => (at === null ? null : new Date(at));

function narrowed({ from, until, userId, action }: RecordFilter): Query {
  const beginning = action === null ? null : `${literally(action)}%`;
  return sql`
       and (${time(from)}::timestamptz is null or r.at >= ${time(from)})
       and (${time(until)}::timestamptz is null or r.at < ${time(until)})
       and (${userId}::integer is null or r.user_id = ${userId})
       and (${beginning}::text is null or r.action like ${beginning})`;
}

/** Changes of the store and its users, newest first. */
export const auditRecords = definePaged({
  name: 'audit-records',
  columns: selecting<RecordLine>(sql`
    r.entry_id as "recordId", r.at, r.action, r.user_id as "userId", u.name, u.username, r.session_id as "sessionId",
    null as address, r.details`),
  from: (storeId, filter: RecordFilter) => sql`
      from audit_log r left join users u on u.store_id = ${storeId} and u.user_id = r.user_id
     where r.store_id = ${storeId} ${narrowed(filter)}`,
  sorts: { newest: [down(sql`r.at`, 'moment'), down(sql`r.entry_id`, 'uuid')] },
  defaultSort: 'newest',
});

/**
 * Access log (user, time, address), newest first. Attempts with an unknown name have a keyed hash instead of
 * the typed name.
 */
export const accessRecords = definePaged({
  name: 'access-records',
  columns: selecting<RecordLine>(sql`
    r.record_id as "recordId", r.at, r.action, r.user_id as "userId", u.name,
    coalesce(u.username, encode(r.login_mac, 'hex')) as username, r.session_id as "sessionId", r.address, r.details`),
  from: (storeId, filter: RecordFilter) => sql`
      from access_records r left join users u on u.store_id = ${storeId} and u.user_id = r.user_id
     where r.store_id = ${storeId} ${narrowed(filter)}`,
  sorts: { newest: [down(sql`r.at`, 'moment'), down(sql`r.record_id`, 'uuid')] },
  defaultSort: 'newest',
});
