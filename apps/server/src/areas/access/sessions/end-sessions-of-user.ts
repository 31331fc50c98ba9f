import type { Transaction } from '../../../platform/database/transaction.ts';
import type { SessionEvents } from './session-events.ts';
import { revokeSessionsOfUser } from './sessions.writes.ts';

/** Ends every session of a user when `tx` commits: for a new password, a disabled user, other roles. */
export async function endSessionsOfUser(
  tx: Transaction,
  { sessionEvents }: { sessionEvents: SessionEvents },
  userId: number,
  now: number,
): Promise<void> {
  const ended = await revokeSessionsOfUser(tx, userId, now);
  tx.afterCommit(() => {
    for (const sessionId of ended) sessionEvents.emitEnded({ storeId: tx.storeId, sessionId });
  });
}
