import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import { IDLE_MS, revokeSessionsOfUser } from '../sessions/sessions.writes.ts';

/** A valid session. Times in epoch milliseconds. */
export interface OpenSession {
  sessionId: string;
  userId: number;
  username: string;
  createdAt: number;
  lastSeenAt: number;
}

/** Valid sessions of the store, or of one user; the session with the latest use is first. */
export function listOpenSessions(
  tx: Transaction,
  userId: number | null,
  now: number,
): Promise<OpenSession[]> {
  return tx.rows<OpenSession>(sql`
    select s.session_id as "sessionId", s.user_id as "userId", u.username, s.created_at as "createdAt",
           s.last_seen_at as "lastSeenAt"
      from sessions s join users u on u.store_id = ${tx.storeId} and u.user_id = s.user_id
     where s.store_id = ${tx.storeId} and s.revoked_at is null and s.expires_at > ${new Date(now)}
       and s.last_seen_at > ${new Date(now - IDLE_MS)} and u.is_active
       and s.user_id = coalesce(${userId}::integer, s.user_id)
     order by s.last_seen_at desc, s.session_id`);
}

/**
 * Ends all sessions of a user and returns their number. The commit notifies all servers, which close the
 * sockets of these sessions.
 */
export async function endSessions(tx: Transaction, userId: number, actor: ProviderActor): Promise<number> {
  const ended = await revokeSessionsOfUser(tx, userId, actor.now);
  const details = { pessoa: userId, sessoes: ended.length };
  await recordAudit(tx, actor, 'access.sessions-ended', { details });
  return ended.length;
}

/**
 * Ends the session whose id begins with `beginning`, if exactly one id matches. Returns the number of
 * matching ids.
 */
export async function endSession(
  tx: Transaction,
  userId: number,
  beginning: string,
  actor: ProviderActor,
): Promise<number> {
  const open = await listOpenSessions(tx, userId, actor.now);
  const meant = open.filter(({ sessionId }) => sessionId.startsWith(beginning.toLowerCase()));
  const [only] = meant;
  if (only === undefined || meant.length > 1) return meant.length;
  await revokeSessionsOfUser(tx, userId, actor.now, { only: only.sessionId });
  await recordAudit(tx, actor, 'access.sessions-ended', { details: { pessoa: userId, sessoes: 1 } });
  return 1;
}
