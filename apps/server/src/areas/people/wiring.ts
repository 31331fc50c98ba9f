import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { type ProviderAuthenticator, providerCookieName } from '../../platform/http/admit-provider.ts';
import { sessionCookieName } from '../../platform/http/credentials.ts';
import type { Logger } from '../../platform/log.ts';
import {
  type AccessAuthenticator,
  type CommonBuckets,
  createAuthenticator,
  createSessionEvents,
  createThrottles,
  type SessionEvents,
  type Throttles,
} from './access/public.ts';
import { createProviderAuthenticator } from './provider/public.ts';

/** The services of all people areas. */
export interface People {
  authenticator: AccessAuthenticator;
  sessionEvents: SessionEvents;
  throttles: Throttles;
  providerAuthenticator: ProviderAuthenticator;
}

interface PeopleParts {
  database: Database;
  system: Database;
  clock: Clock;
  log: Logger;
  secret: string;
  isHttps: boolean;
  /** The allowed origins of requests: panel and console. */
  ownOrigins: ReadonlySet<string>;
  consoleOrigins: ReadonlySet<string>;
  intakePerSecond: number;
  sessionPerSecond: number;
  share: CommonBuckets['share'];
  orderOfLink: Parameters<typeof createAuthenticator>[0]['orderOfLink'];
}

export function createPeople(parts: PeopleParts): People {
  const { system, secret, isHttps, consoleOrigins } = parts;
  const { database, clock, log, ownOrigins, orderOfLink, intakePerSecond, sessionPerSecond, share } = parts;
  const sessionEvents = createSessionEvents();
  return {
    sessionEvents,
    authenticator: createAuthenticator({
      ...{ database, clock, log, sessionEvents, ownOrigins, orderOfLink, intakePerSecond, sessionPerSecond },
      share,
      cookieName: sessionCookieName(isHttps),
    }),
    throttles: createThrottles({ database, clock, secret }),
    providerAuthenticator: createProviderAuthenticator({
      ...{ system, clock, log, sessionPerSecond, share },
      ownOrigins: consoleOrigins,
      cookieName: providerCookieName(isHttps),
    }),
  };
}
