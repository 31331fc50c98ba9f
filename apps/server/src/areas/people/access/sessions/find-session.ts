import { isVisitOver, VISIT_PERMISSIONS, VISITOR_ID } from '@comanda/domain/people/access/support-visit';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { StoreTokenKey } from '../../../../platform/http/store-token.ts';
import type { Logger } from '../../../../platform/log.ts';
import { findVisitOfToken } from '../../visits/public.ts';
import { findLivingSession, type SessionRow, touchSession } from './sessions.writes.ts';
import { whatIsGranted } from './what-is-granted.ts';

/** Minimum interval (ms) between two writes of a session's last use. Without it every read would write. */
const TOUCH_EVERY_MS = 5 * 60_000;

interface Lookup {
  database: Database;
  clock: Clock;
  log: Logger;
}

/**
 * Reads the valid session of a token from the database. A session is valid if it is not revoked, was used
 * within 12 h and begun within 30 days. Its user must be active and have a known role. The read counts as a
 * use.
 */
export function findSession(lookup: Lookup, { storeId, hash }: StoreTokenKey): Promise<Session | null> {
  return lookup.database.inStore(storeId, async (tx) => {
    const now = lookup.clock.now();
    const row = await findLivingSession(tx, { tokenHash: hash }, now);
    if (row !== null) return sessionOf(tx, row, lookup, now);
    const visit = await sessionOfVisit(tx, hash, now);
    if (visit !== null) return visit;
    const former = await findLivingSession(tx, { formerHash: hash }, now);
    return former && sessionOf(tx, former, lookup, now);
  });
}

/**
 * Like {@link findSession}, for an open connection whose token may have been replaced since the connection
 * began.
 */
export function findSessionAgain(
  lookup: Lookup,
  { storeId, sessionId }: Pick<Session, 'storeId' | 'sessionId'>,
): Promise<Session | null> {
  return lookup.database.inStore(storeId, async (tx) => {
    const now = lookup.clock.now();
    const row = await findLivingSession(tx, { sessionId }, now);
    return row && sessionOf(tx, row, lookup, now);
  });
}

async function sessionOf(
  tx: Transaction,
  row: SessionRow,
  { log }: Lookup,
  now: number,
): Promise<Session | null> {
  const granted = whatIsGranted(row, { log, now });
  if (granted === null) return null;
  if (now - row.last_seen_at > TOUCH_EVERY_MS) await touchSession(tx, row.session_id, now);
  return {
    storeId: tx.storeId,
    userId: row.user_id,
    userName: row.user_name,
    ...granted,
    sessionId: row.session_id,
    visit: null,
  };
}

/** The session of a support visit's token. The visitor is no user of a store and has a few permissions to read. */
async function sessionOfVisit(tx: Transaction, hash: Buffer, now: number): Promise<Session | null> {
  const row = await findVisitOfToken(tx, hash);
  if (row === null || row.endedAt !== null || isVisitOver(row, now)) return null;
  const { visitId, personName, endsAt, sessionId } = row;
  return {
    storeId: tx.storeId,
    userId: VISITOR_ID,
    userName: personName,
    roles: [],
    permissions: [...VISIT_PERMISSIONS],
    sessionId,
    visit: { visitId, personName, endsAt },
  };
}
