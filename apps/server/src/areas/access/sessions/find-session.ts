import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import type { Logger } from '../../../platform/log.ts';
import { findLivingSession, touchSession } from './sessions.writes.ts';
import type { StoreTokenKey } from './store-token.ts';
import { whatIsGranted } from './what-is-granted.ts';

/** The use of a session is written down at most this often; reads would otherwise all become writes. */
const TOUCH_EVERY_MS = 5 * 60_000;

/**
 * The living session behind a token, straight from the database: not revoked, used within 12 h, begun within
 * 30 days, of an active user with at least one role we know. Finding it counts as using it.
 */
export function findSession(
  { database, clock, log }: { database: Database; clock: Clock; log: Logger },
  { storeId, hash }: StoreTokenKey,
): Promise<Session | null> {
  return database.inStore(storeId, async (tx) => {
    const now = clock.now();
    const row = await findLivingSession(tx, hash, now);
    if (row === null) return null;
    const granted = whatIsGranted(row, log);
    if (granted === null) return null;
    if (now - row.last_seen_at > TOUCH_EVERY_MS) await touchSession(tx, hash, now);
    return {
      storeId,
      userId: row.user_id,
      userName: row.user_name,
      ...granted,
      sessionId: row.session_id,
    };
  });
}
