import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { SessionEvents } from './session-events.ts';
import { revokeSessionsOfUser, type WhichSessions } from './sessions.writes.ts';

/**
 * Ends all sessions of a user when `tx` commits: after a new password, a block or a change of roles. Returns
 * the number of sessions.
 */
export async function endSessionsOfUser(
  tx: Transaction,
  { sessionEvents }: { sessionEvents: SessionEvents },
  userId: number,
  now: number,
  which: WhichSessions = {},
): Promise<number> {
  const ended = await revokeSessionsOfUser(tx, userId, now, which);
  tx.afterCommit(() => {
    for (const sessionId of ended) sessionEvents.emitEnded({ storeId: tx.storeId, sessionId });
  });
  return ended.length;
}
