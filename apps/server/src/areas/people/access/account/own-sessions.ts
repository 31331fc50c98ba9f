import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import { endSessionsOfUser } from '../sessions/end-sessions-of-user.ts';
import { IDLE_MS } from '../sessions/sessions.writes.ts';

/** One of the user's own sessions. Times in epoch milliseconds. */
export interface OwnSession {
  sessionId: string;
  /** Null for a session that is older than this column. */
  device: string | null;
  place: string | null;
  createdAt: number;
  lastSeenAt: number;
  isThis: boolean;
}

/** The user's valid sessions: first the current session, then the other sessions by last use. */
export async function listOwnSessions(tx: Transaction, session: Session, now: number): Promise<OwnSession[]> {
  return tx.rows<OwnSession>(sql`
    select session_id as "sessionId", device, place, created_at as "createdAt", last_seen_at as "lastSeenAt",
           session_id = ${session.sessionId} as "isThis"
      from sessions
     where store_id = ${tx.storeId} and user_id = ${session.userId} and revoked_at is null
       and expires_at > ${new Date(now)} and last_seen_at > ${new Date(now - IDLE_MS)}
     order by session_id = ${session.sessionId} desc, last_seen_at desc, session_id`);
}

/** Ends one of the user's other sessions, or all of them. Returns their number. Throws `account.session-unknown`. */
export const endOwnSessions =
  (deps: Parameters<typeof endSessionsOfUser>[1]): Command<{ sessionId?: string }, { ended: number }> =>
  async (tx, { sessionId: wanted }, session, now) => {
    const { userId, sessionId } = session;
    const which = wanted === undefined ? { except: sessionId } : { only: wanted };
    const ended = wanted === sessionId ? 0 : await endSessionsOfUser(tx, deps, userId, now, which);
    if (wanted !== undefined && ended === 0) throw new AppError('account.session-unknown');
    if (ended > 0)
      await recordAudit(tx, { session, now }, 'access.own-sessions-ended', { details: { sessoes: ended } });
    return { ended };
  };
