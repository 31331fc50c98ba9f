import { randomUUID } from 'node:crypto';
import { providerGrantsOf } from '@comanda/domain/provider/permissions';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ProviderSession } from '../../platform/http/requester.ts';
import type { Logger } from '../../platform/log.ts';
import { type LoginGateServices, type PasswordHasher, strangerGate } from '../access/public.ts';
import { insertProviderAudit } from './provider-audit.writes.ts';
import { findProviderAccount, type ProviderAccount, providerLoginName } from './provider-people.reads.ts';
import { insertProviderSession } from './provider-sessions.writes.ts';
import { newProviderToken, providerTokenHash } from './provider-token.ts';

/** What the commands of this area work with. */
export interface ProviderServices extends LoginGateServices {
  system: Database;
  clock: Clock;
  log: Logger;
  hasher: PasswordHasher;
}

/**
 * Lets one of the provider's people in. Every way to fail answers `provider.bad-credentials` after the same work; further
 * `auth.throttled` and `server.busy`. Counted by account and by address as the stores' logins are, whose address count it
 * shares: whoever sprays passwords is slowed at both doors.
 */
export async function logInProvider(
  services: ProviderServices,
  input: { login: string; password: string },
  address: string,
): Promise<{ session: ProviderSession; token: string }> {
  const gate = strangerGate(services, `provider ${providerLoginName(input.login)}`, address);
  return services.turns(gate.subject, async () => {
    await gate.pass();
    const account = await findProviderAccount(services.system, input.login);
    const isRight = await services.hasher
      .matches(account?.passwordHash ?? null, input.password)
      .catch(async (error: unknown) => {
        await gate.takeBack();
        throw error;
      });
    if (account === null || !isRight || !account.isActive) {
      if (account !== null) recordFailure(services, account, address);
      throw new AppError('provider.bad-credentials');
    }
    await gate.takeBack();
    await gate.forgive();
    return startProviderSession(services, account, address);
  });
}

/** Not waited for: a known name must not answer later than an unknown one. */
function recordFailure(services: ProviderServices, { personId }: ProviderAccount, address: string): void {
  const { system, clock, log } = services;
  const outcome = 'provider.bad-credentials';
  insertProviderAudit(system, { ...LOGIN, personId, sessionId: null, outcome, address }, clock.now()).catch(
    (err: unknown) => log.error({ err }, 'writing down a failed login of the provider failed'),
  );
}

const LOGIN = { call: 'provider.log-in', storeId: null, numbers: {} };

async function startProviderSession(
  { system, clock }: ProviderServices,
  account: ProviderAccount,
  address: string,
): Promise<{ session: ProviderSession; token: string }> {
  const now = clock.now();
  const { personId, name, login, role } = account;
  const token = newProviderToken();
  const sessionId = randomUUID();
  await insertProviderSession(
    system,
    { tokenHash: providerTokenHash(token), sessionId, personId, address },
    now,
  );
  await insertProviderAudit(system, { ...LOGIN, personId, sessionId, outcome: 'done', address }, now);
  return { session: { personId, name, login, role, permissions: providerGrantsOf(role), sessionId }, token };
}
