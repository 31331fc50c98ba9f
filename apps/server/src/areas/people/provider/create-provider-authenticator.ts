import { isProven } from '@comanda/domain/people/access/proof';
import { providerPermissionsOf } from '@comanda/domain/people/provider/permissions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ProviderAuthenticator } from '../../../platform/http/admit-provider.ts';
import type { Logger } from '../../../platform/log.ts';
import { type CommonBuckets, createTokenBuckets } from '../access/public.ts';
import { insertProviderAudit, setProviderOutcome } from './provider-audit.writes.ts';
import { findLivingProviderSession, touchProviderSession } from './provider-sessions.writes.ts';
import { providerTokenHash } from './provider-token.ts';

export interface ProviderAuthenticatorOptions {
  /** Database access with the system role, because no other role may read the provider's people. */
  system: Database;
  clock: Clock;
  log: Logger;
  cookieName: string;
  ownOrigins: ReadonlySet<string>;
  /** Calls per second of one session, on average. A burst may have the calls of ten seconds. */
  sessionPerSecond: number;
  /** Lets all servers count calls together. */
  share?: CommonBuckets['share'];
}

/** Minimum interval (ms) between two writes of a session's last use. */
const TOUCH_EVERY_MS = 60_000;

/**
 * Finds the provider's sessions. Queries the database at every call, because there are few calls. A block or
 * logout on another server or by the command line therefore applies to the next call.
 */
export function createProviderAuthenticator(options: ProviderAuthenticatorOptions): ProviderAuthenticator {
  const { system, clock, log, cookieName, ownOrigins, sessionPerSecond, share } = options;
  const calls = createTokenBuckets({ perSecond: sessionPerSecond, burst: sessionPerSecond * 10 }, clock, {
    name: 'provider-session',
    share,
  });
  return {
    cookieName,
    ownOrigins,
    findSession: async (token) => {
      const now = clock.now();
      const tokenHash = providerTokenHash(token);
      const row = await findLivingProviderSession(system, tokenHash, now);
      if (row === null) return null;
      const { lastSeenAt, ...session } = row;
      if (now - lastSeenAt > TOUCH_EVERY_MS) await touchProviderSession(system, tokenHash, now);
      return { ...session, permissions: providerPermissionsOf(session) };
    },
    countCall: ({ sessionId }) => {
      const waitMs = calls.take(sessionId);
      if (waitMs > 0) throw new AppError('auth.throttled', { retryAfterSeconds: waitMs / 1000 });
    },
    isProven: ({ provenAt }) => isProven(provenAt, clock.now()),
    record: async ({ session: { personId, sessionId }, ...act }) => {
      const entry = { ...act, personId, sessionId, outcome: null };
      const entryId = await insertProviderAudit(system, entry, clock.now());
      // The action is done, so an error while saving its outcome must not look like a failed action.
      return (outcome) =>
        setProviderOutcome(system, entryId, outcome).catch((err: unknown) =>
          log.error({ err, entryId, outcome }, 'writing down how a call of the provider ended failed'),
        );
    },
  };
}
