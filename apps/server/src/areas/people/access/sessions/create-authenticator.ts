import { isProven } from '@comanda/domain/people/access/proof';
import { isVisitOver } from '@comanda/domain/people/access/support-visit';
import type { Clock } from '../../../../platform/clock.ts';
import type { Change } from '../../../../platform/database/changes.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Authenticator } from '../../../../platform/http/mount-calls.ts';
import type { LinkedOrder, Session } from '../../../../platform/http/requester.ts';
import { storeTokenKey } from '../../../../platform/http/store-token.ts';
import type { Logger } from '../../../../platform/log.ts';
import { createShortCache } from '../../../../platform/short-cache.ts';
import { findIntakeStore, hashIntakeKey } from '../../intake-keys/public.ts';
import { findVisitOfToken } from '../../visits/public.ts';
import { createDenialNotes } from '../login/note-denied.ts';
import { createIntakeLimits } from '../throttling/intake-limits.ts';
import { CALLS_OF_ORDER_LINK, callsOfSession } from '../throttling/throttle-rules.ts';
import { type CommonBuckets, createTokenBuckets } from '../throttling/token-buckets.ts';
import { findSession, findSessionAgain } from './find-session.ts';
import type { SessionEvents } from './session-events.ts';
import { findProof } from './sessions.writes.ts';

export interface AuthenticatorOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  sessionEvents: SessionEvents;
  /** Name of the session cookie, see `sessionCookieName`. */
  cookieName: string;
  ownOrigins: ReadonlySet<string>;
  /** The order of a customer's link; null for a token that this installation did not sign. */
  orderOfLink(token: string): LinkedOrder | null;
  /** Calls per second of one intake key, on average. */
  intakePerSecond: number;
  /** Calls per second of one session, on average. */
  sessionPerSecond: number;
  /** Lets all servers count calls together. */
  share?: CommonBuckets['share'];
}

/**
 * Lifetime of cache entries while the server receives notifications of the database. `CACHED_DEAF_MS`:
 * lifetime while the connection for notifications is lost.
 */
const CACHED_LISTENING_MS = 15_000;
const CACHED_DEAF_MS = 2_000;

/** An authenticator that also handles changes from other processes. */
export interface AccessAuthenticator extends Authenticator {
  /** The session of an open connection, even if the token was replaced since the connection began. */
  findSessionOf(connection: { token: string; session: Session }): Promise<Session | null>;
  /**
   * Drops the cache entries that a change has made invalid. Null drops all entries: changes may have been
   * missed before listening began.
   */
  forget(change: Change | null): void;
  /**
   * Call this when the connection for notifications is lost. Empties the cache and shortens the lifetime of
   * new entries.
   */
  loseListening(): void;
}

/**
 * Finds sessions and caches them for some seconds. A notified change drops entries at once. Without notifications an
 * entry is at most two seconds old.
 */
export function createAuthenticator(options: AuthenticatorOptions): AccessAuthenticator {
  const { database, clock, cookieName, ownOrigins, share } = options;
  let isListening = false;
  const cached = {
    cachedMs: () => (isListening ? CACHED_LISTENING_MS : CACHED_DEAF_MS),
    maxEntries: 20_000,
    clock,
  };
  const sessions = createShortCache<Session>(cached);
  const intakeStores = createShortCache<{ storeId: number; label: string }>(cached);
  const links = createTokenBuckets(CALLS_OF_ORDER_LINK, clock, { name: 'order-link', share });
  const sessionCalls = createTokenBuckets(callsOfSession(options.sessionPerSecond), clock, {
    name: 'session',
    share,
  });
  const limits = createIntakeLimits({ perSecond: options.intakePerSecond, clock, share });
  options.sessionEvents.onEnded(({ sessionId }) =>
    sessions.forget((session) => session.sessionId === sessionId),
  );

  const byToken = async (token: string) => {
    const key = storeTokenKey(token);
    if (key === null) return null;
    const found = await sessions.get(key.hash.toString('base64'), () => findSession(options, key));
    // A support visit must end exactly at its time, even if it is cached.
    return found?.visit && isVisitOver(found.visit, clock.now()) ? null : found;
  };

  return {
    cookieName,
    ownOrigins,
    findSession: byToken,
    findSessionOf: ({ token, session }) =>
      session.visit === null
        ? sessions.get(`${session.storeId} ${session.sessionId}`, () => findSessionAgain(options, session))
        : byToken(token),
    wasVisit: async (token) => {
      const key = storeTokenKey(token);
      if (key === null) return false;
      return (await database.inStore(key.storeId, (tx) => findVisitOfToken(tx, key.hash))) !== null;
    },
    findIntakeStore: async (apiKey, address, worth) => {
      const keyHash = hashIntakeKey(apiKey);
      const key = keyHash.toString('base64');
      limits.assertMayRequest(key, address);
      const found = await intakeStores.get(key, () => findIntakeStore(database, keyHash));
      if (found === null) limits.countUnknown(address);
      else limits.countCall(key, worth);
      return found;
    },
    findLinkedOrder: (token) => {
      const order = options.orderOfLink(token);
      if (order === null) return null;
      const waitMs = links.take(`${order.storeId}-${order.orderId}`);
      if (waitMs > 0) throw new AppError('auth.throttled', { retryAfterSeconds: waitMs / 1000 });
      return order;
    },
    isProven: ({ storeId, sessionId }) =>
      database.inStore(storeId, async (tx) => isProven(await findProof(tx, sessionId), clock.now())),
    noteDenied: createDenialNotes(options),
    countSessionCall: ({ sessionId }, worth) => {
      const waitMs = sessionCalls.take(sessionId, worth);
      if (waitMs > 0) throw new AppError('auth.throttled', { retryAfterSeconds: waitMs / 1000 });
    },
    loseListening: () => {
      isListening = false;
      sessions.forget(() => true);
      intakeStores.forget(() => true);
    },
    forget: (change) => {
      isListening ||= change === null;
      if (change?.kind !== 'key-ended' && change?.kind !== 'link-ended')
        sessions.forget((session) => isAbout(change, session));
      if (change === null || change.kind === 'key-ended')
        intakeStores.forget(({ storeId }) => change === null || change.storeId === storeId);
    },
  };
}

function isAbout(change: Change | null, session: Session): boolean {
  if (change === null) return true;
  if (change.storeId !== session.storeId) return false;
  if (change.kind === 'session-ended') return change.sessionId === session.sessionId;
  return change.kind !== 'user-changed' || change.userId === session.userId;
}
