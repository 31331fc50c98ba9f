import type pg from 'pg';

/** `before` and `now` in epoch milliseconds. */
export async function deleteEndedAccess(system: pg.Pool, before: number, now: number): Promise<void> {
  const earlier = [new Date(before)];
  await system.query('delete from sessions where expires_at < $1 or revoked_at < $1', earlier);
  await system.query('delete from login_tickets where expires_at < $1', earlier);
  await system.query('delete from recovery_codes where expires_at < $1', earlier);
  await system.query(
    'delete from throttles where window_ends_at < $1 and (blocked_until is null or blocked_until < $1)',
    [new Date(now)],
  );
}
