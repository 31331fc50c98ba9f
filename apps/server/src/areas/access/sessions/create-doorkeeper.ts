import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Doorkeeper } from '../../../platform/http/mount-calls.ts';
import type { Session } from '../../../platform/http/requester.ts';
import type { Logger } from '../../../platform/log.ts';
import { findSession } from './find-session.ts';
import { findIntakeStore, hashIntakeKey } from './intake-keys.store.ts';
import { sessionEvents } from './session-events.ts';
import { createShortCache } from './short-cache.ts';
import { storeTokenKey } from './store-token.ts';

export interface DoorkeeperOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  /** See `sessionCookieName`. */
  cookieName: string;
  ownOrigins: ReadonlySet<string>;
}

/**
 * Knows who is in. What it found it remembers for two seconds; a session this process ends is forgotten at once,
 * one that another process ends within those two seconds.
 */
export function createDoorkeeper(options: DoorkeeperOptions): Doorkeeper {
  const { database, cookieName, ownOrigins } = options;
  const sessions = createShortCache<Session>();
  const intakeStores = createShortCache<{ storeId: number }>();
  sessionEvents.onEnded(({ sessionId }) => sessions.forget((session) => session.sessionId === sessionId));

  return {
    cookieName,
    ownOrigins,
    findSession: async (token) => {
      const key = storeTokenKey(token);
      return key === null ? null : sessions.get(key.hash.toString('base64'), () => findSession(options, key));
    },
    findIntakeStore: async (apiKey) => {
      const keyHash = hashIntakeKey(apiKey);
      const found = await intakeStores.get(keyHash.toString('base64'), () =>
        findIntakeStore(database, keyHash),
      );
      return found?.storeId ?? null;
    },
  };
}
