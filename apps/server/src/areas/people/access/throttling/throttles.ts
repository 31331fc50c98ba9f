import { createHmac } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { BackOffRule, WindowRule } from './throttle-rules.ts';
import { admitAttempt, countHit, deleteThrottle, takeBackHit } from './throttles.writes.ts';

/** Counts attempts. Subjects (addresses, logins, documents) are stored as HMAC only. */
export interface Throttles {
  /** Counts a hit. Throws `auth.throttled` above the limit. */
  hit(rule: WindowRule, subject: string): Promise<void>;
  /** Counts a hit and returns the number of hits in this window. */
  count(rule: WindowRule, subject: string): Promise<number>;
  /** Counts an attempt. Throws `auth.throttled` while the subject must wait. */
  attempt(rule: BackOffRule, subject: string): Promise<void>;
  takeBack(rule: WindowRule | BackOffRule, subject: string): Promise<void>;
  forget(rule: BackOffRule, subject: string): Promise<void>;
}

export function createThrottles(options: { database: Database; clock: Clock; secret: string }): Throttles {
  const { database, clock } = options;
  const key = createHmac('sha256', options.secret).update('access.throttles').digest();
  const subjectKey = (scope: string, subject: string) =>
    createHmac('sha256', key).update(`${scope}\n${subject}`).digest();
  const count = (rule: WindowRule, subject: string) =>
    countHit(database, rule, subjectKey(rule.scope, subject), clock.now());

  return {
    hit: async (rule, subject) => {
      const { hits, window_ends_at } = await count(rule, subject);
      if (hits > rule.limit) throw tooMany(window_ends_at - clock.now());
    },
    count: async (rule, subject) => (await count(rule, subject)).hits,
    attempt: async (rule, subject) => {
      const now = clock.now();
      const waitUntil = await admitAttempt(database, rule, subjectKey(rule.scope, subject), now);
      if (waitUntil !== null) throw tooMany(waitUntil - now);
    },
    takeBack: (rule, subject) => takeBackHit(database, rule.scope, subjectKey(rule.scope, subject)),
    forget: (rule, subject) => deleteThrottle(database, rule.scope, subjectKey(rule.scope, subject)),
  };
}

/** Makes the error `auth.throttled` with the time to wait; `waitMs` in milliseconds. */
export function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('auth.throttled', { detail: waitWords(seconds), retryAfterSeconds: seconds });
}

/** The end of the sentence "Aguarde um pouco e tente novamente: …". */
function waitWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto'];
  return count === 1 ? `falta 1 ${unit}.` : `faltam ${count} ${unit}s.`;
}
