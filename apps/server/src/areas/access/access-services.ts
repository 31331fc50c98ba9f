import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import type { Doorkeeper } from '../../platform/http/mount-calls.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SmsSender } from '../../platform/sms/sms-sender.ts';
import { createPasswordHasher, type PasswordHasher } from './login/password-hasher.ts';
import type { SessionEvents } from './sessions/session-events.ts';
import { createPaces, type Paces } from './throttling/paces.ts';
import { PACE_OF_ACCOUNT } from './throttling/throttle-rules.ts';
import { createThrottles, type Throttles } from './throttling/throttles.ts';
import { createTurns, type Turns } from './throttling/turns.ts';

/** Logins of one person that may wait behind each other. */
const MOST_WAITING_LOGINS = 60;

export interface AccessDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  doorkeeper: Doorkeeper;
  sessionEvents: SessionEvents;
  mailer: Mailer;
  sms: SmsSender;
  /** Server secret; codes and throttle subjects are keyed with what is derived from it. */
  secret: string;
  /** Who of the provider hears of registration requests; null: nobody. */
  providerEmail: string | null;
  /** Served over HTTPS: cookies are Secure. */
  isHttps: boolean;
}

/** What the commands of this area work with. */
export interface AccessServices extends AccessDeps {
  throttles: Throttles;
  hasher: PasswordHasher;
  /** Attempts that share a throttle come one after the other, so that right ones never fill it for each other. */
  turns: Turns;
  /** How logins of accounts under attack follow each other. */
  paces: Paces;
  /** Waits; for logins that are slowed. */
  pause(ms: number): Promise<void>;
  /** Work nobody waits for; a failure is logged under `what`. */
  inBackground(what: string, work: Promise<unknown>): void;
}

export function createAccessServices(deps: AccessDeps): AccessServices {
  return {
    ...deps,
    throttles: createThrottles(deps),
    hasher: createPasswordHasher(),
    turns: createTurns(MOST_WAITING_LOGINS),
    paces: createPaces(PACE_OF_ACCOUNT, deps.clock),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    inBackground: (what, work) => {
      work.catch((error: unknown) => deps.log.error({ err: error }, `${what} failed`));
    },
  };
}
