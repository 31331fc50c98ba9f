import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Authenticator } from '../../../platform/http/mount-calls.ts';
import type { Logger } from '../../../platform/log.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { SmsSender } from '../../../platform/sms/sms-sender.ts';
import { createLoginGateServices, type LoginGateServices } from './login/login-gates.ts';
import { createPasswordHasher, type PasswordHasher } from './login/password-hasher.ts';
import type { SessionEvents } from './sessions/session-events.ts';
import { createThrottles } from './throttling/throttles.ts';

export interface AccessDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  authenticator: Authenticator;
  sessionEvents: SessionEvents;
  mails: MailQueue;
  sms: SmsSender;
  /** The server's secret. The keys for codes and throttle subjects are derived from it. */
  secret: string;
  /** True when served over HTTPS: cookies are then Secure. */
  isHttps: boolean;
}

/** Dependencies of this area's commands. */
export interface AccessServices extends AccessDeps, LoginGateServices {
  hasher: PasswordHasher;
  /** Runs work that the request does not wait for. A failure is logged under `what`. */
  inBackground(what: string, work: Promise<unknown>): void;
}

export function createAccessServices(deps: AccessDeps): AccessServices {
  return {
    ...deps,
    ...createLoginGateServices({ ...deps, throttles: createThrottles(deps) }),
    hasher: createPasswordHasher(),
    inBackground: (what, work) => {
      work.catch((error: unknown) => deps.log.error({ err: error }, `${what} failed`));
    },
  };
}
