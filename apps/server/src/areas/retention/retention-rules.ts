import { type Query, sql } from '../../platform/database/sql.ts';

/** What is deleted, and when. Orders, their history, stores and people are kept: no rule names them. */
export interface RetentionRule {
  table: string;
  /** How long after the row's end, or its writing where it has no end. */
  keptDays: number;
  /** Deletes up to `limit` rows that ended before `before`; answers one row for each. */
  deleteBefore(before: Date, limit: number): Query;
}

/** Rows of one store taken at a time, so that a large store does not keep the others waiting. */
const OF_ONE_STORE = 500;

/**
 * Every rule of the house, the only place that says how long. Those of store data walk by the tables' own keys, store
 * by store, so that no hot table pays for an index that only this job would use.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    // A panel that was away longer reads its board afresh (see `listMissedEvents`). Always a prefix of the numbers:
    // a hole would be worse than an old event.
    table: 'store_events',
    keptDays: 14,
    deleteBefore: (before, limit) => sql`
      delete from store_events e using (
        select store_id, seq from (
          select c.store_id, old.seq,
                 bool_and(old.at < ${before}) over (partition by c.store_id order by old.seq) as is_old
            from store_counters c
            cross join lateral (select at from store_events where store_id = c.store_id order by seq limit 1) first
            cross join lateral (select seq, at from store_events where store_id = c.store_id
                                 order by seq limit ${OF_ONE_STORE}) old
           where first.at < ${before}) walked
         where is_old order by store_id, seq limit ${limit}) gone
       where e.store_id = gone.store_id and e.seq = gone.seq
      returning 1`,
  },
  {
    // Who did what: past every question a customer or an authority may still ask.
    table: 'audit_log',
    keptDays: 730,
    deleteBefore: (before, limit) => sql`
      delete from audit_log a using (
        select c.store_id, old.entry_id from store_counters c
         cross join lateral (select entry_id from audit_log where store_id = c.store_id and at < ${before}
                              order by at limit ${OF_ONE_STORE}) old
         limit ${limit}) gone
       where a.store_id = gone.store_id and a.entry_id = gone.entry_id
      returning 1`,
  },
  {
    // Names and phones of people who may never have become customers.
    table: 'registration_requests',
    keptDays: 180,
    deleteBefore: (before, limit) => sql`
      delete from registration_requests where ctid = any (array(
        select ctid from registration_requests where created_at < ${before} limit ${limit}))
      returning 1`,
  },
  {
    table: 'sessions',
    keptDays: 30,
    deleteBefore: (before, limit) => sql`
      delete from sessions where ctid = any (array(
        select ctid from sessions where expires_at < ${before} or revoked_at < ${before} limit ${limit}))
      returning 1`,
  },
  {
    table: 'login_tickets',
    keptDays: 30,
    deleteBefore: (before, limit) => sql`
      delete from login_tickets where ctid = any (array(
        select ctid from login_tickets where expires_at < ${before} limit ${limit}))
      returning 1`,
  },
  {
    table: 'recovery_codes',
    keptDays: 30,
    deleteBefore: (before, limit) => sql`
      delete from recovery_codes where ctid = any (array(
        select ctid from recovery_codes where expires_at < ${before} limit ${limit}))
      returning 1`,
  },
  {
    // A count whose window is over means nothing any more.
    table: 'throttles',
    keptDays: 0,
    deleteBefore: (before, limit) => sql`
      delete from throttles where ctid = any (array(
        select ctid from throttles
         where window_ends_at < ${before} and (blocked_until is null or blocked_until < ${before}) limit ${limit}))
      returning 1`,
  },
];
