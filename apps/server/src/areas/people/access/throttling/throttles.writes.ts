import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { BackOffRule, WindowRule } from './throttle-rules.ts';

export interface WindowCount {
  hits: number;
  /** End of the current window, in epoch milliseconds. */
  window_ends_at: number;
}

/**
 * Counts one hit in the current window, or in a new window. Uses one statement, so that all concurrent hits
 * are counted.
 */
export async function countHit(
  database: Database,
  rule: WindowRule,
  subject: Buffer,
  now: number,
): Promise<WindowCount> {
  const at = new Date(now);
  const end = new Date(now + rule.windowSeconds * 1000);
  const [count] = await database.directory<WindowCount>(
    sql`insert into throttles as t (scope, subject, hits, window_ends_at)
        values (${rule.scope}, ${subject}, 1, ${end})
        on conflict (scope, subject) do update set
          hits = case when t.window_ends_at <= ${at} then 1 else t.hits + 1 end,
          window_ends_at = case when t.window_ends_at <= ${at} then excluded.window_ends_at
                                else t.window_ends_at end
        returning hits, window_ends_at`,
  );
  return count ?? { hits: 1, window_ends_at: end.getTime() };
}

/**
 * Counts one attempt, unless the subject must wait. Returns the end of the wait; null when the attempt may proceed. An
 * attempt is counted before its outcome is known, so that concurrent guesses cannot exceed the limit.
 */
export async function admitAttempt(
  database: Database,
  rule: BackOffRule,
  subject: Buffer,
  now: number,
): Promise<number | null> {
  const at = new Date(now);
  const forgottenAt = new Date(now + rule.forgetSeconds * 1000);
  const admitted = await database.directory(
    sql`insert into throttles as t (scope, subject, hits, window_ends_at)
        values (${rule.scope}, ${subject}, 1, ${forgottenAt})
        on conflict (scope, subject) do update set
          hits = case when t.window_ends_at <= ${at} then 1 else t.hits + 1 end,
          blocked_until = case when t.window_ends_at > ${at} and t.hits + 1 >= ${rule.free}::integer then
            ${at}::timestamptz + make_interval(secs => least(
              ${rule.maxSeconds}::integer,
              ${rule.firstSeconds}::integer * power(2, least(t.hits + 1 - ${rule.free}::integer, 20)))) end,
          window_ends_at = excluded.window_ends_at
        where t.blocked_until is null or t.blocked_until <= ${at}
        returning hits`,
  );
  if (admitted.length > 0) return null;
  const [row] = await database.directory<{ blocked_until: number | null }>(
    sql`select blocked_until from throttles where scope = ${rule.scope} and subject = ${subject}`,
  );
  return row?.blocked_until ?? now + 1000;
}

/** Subtracts one hit after a successful attempt. */
export async function takeBackHit(database: Database, scope: string, subject: Buffer): Promise<void> {
  await database.directory(
    sql`update throttles set hits = greatest(hits - 1, 0), blocked_until = null
        where scope = ${scope} and subject = ${subject}`,
  );
}

export async function deleteThrottle(database: Database, scope: string, subject: Buffer): Promise<void> {
  await database.directory(sql`delete from throttles where scope = ${scope} and subject = ${subject}`);
}
