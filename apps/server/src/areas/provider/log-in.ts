import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@comanda/contract/errors';
import { providerPermissionsOf } from '@comanda/domain/provider/permissions';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ProviderSession } from '../../platform/http/requester.ts';
import type { Logger } from '../../platform/log.ts';
import {
  type LoginGateServices,
  type PasswordHasher,
  strangerGate,
  type WindowRule,
} from '../access/public.ts';
import type { ProviderFactors } from './account/second-factor.ts';
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
  factors: ProviderFactors;
}

/** Codes tried for one person by whoever knows the password, from wherever: a million of them are none. */
const CODES_OF_PERSON: WindowRule = { scope: 'provider.login.code', limit: 20, windowSeconds: 3_600 };

/**
 * Lets one of the provider's people in. Every way to fail answers `provider.bad-credentials` after the same work; with the
 * right password `provider.code-wanted` or `provider.code-wrong` where there is a second factor; further `auth.throttled` and
 * `server.busy`. Counted by account and by address as the stores' logins are, whose address count it
 * shares: whoever sprays passwords is slowed at both doors.
 */
export async function logInProvider(
  services: ProviderServices,
  input: { login: string; password: string; code: string | null },
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
      if (account !== null) recordFailure(services, account, address, 'provider.bad-credentials');
      throw new AppError('provider.bad-credentials');
    }
    if (account.factorSecret !== null && input.code === null) {
      await gate.takeBack();
      throw new AppError('provider.code-wanted');
    }
    if (!(await isCodeRight(services, account, input.code))) {
      recordFailure(services, account, address, 'provider.code-wrong');
      throw new AppError('provider.code-wrong');
    }
    await gate.takeBack();
    await gate.forgive();
    return startProviderSession(services, account, address);
  });
}

/** A code of theirs, used up with that; without a second factor nothing is asked. Throws `auth.throttled`. */
async function isCodeRight(
  { factors, throttles }: ProviderServices,
  { personId, factorSecret, lastStep }: ProviderAccount,
  code: string | null,
): Promise<boolean> {
  if (factorSecret === null) return true;
  await throttles.hit(CODES_OF_PERSON, String(personId));
  const isRight = await factors.isTaken({ personId, factorSecret, lastStep }, code ?? '');
  if (isRight) await throttles.takeBack(CODES_OF_PERSON, String(personId));
  return isRight;
}

/** Not waited for: a known name must not answer later than an unknown one. */
function recordFailure(
  services: ProviderServices,
  { personId }: ProviderAccount,
  address: string,
  outcome: ErrorCode,
): void {
  const { system, clock, log } = services;
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
  const standing = { role, mustSetUpFactor: account.factorSecret === null && !account.isDemo };
  const permissions = providerPermissionsOf(standing);
  return { session: { personId, name, login, ...standing, permissions, sessionId }, token };
}
