import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@comanda/contract/errors';
import { providerPermissionsOf } from '@comanda/domain/people/provider/permissions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ProviderSession } from '../../../platform/http/requester.ts';
import type { Logger } from '../../../platform/log.ts';
import {
  CODES_OF_APP,
  CODES_OF_APP_OF_DEVICE,
  deviceGate,
  type LoginGateServices,
  type PasswordHasher,
  unknownDeviceGate,
} from '../access/public.ts';
import type { ProviderFactors } from './account/second-factor.ts';
import { insertProviderAudit } from './provider-audit.writes.ts';
import { findProviderAccount, type ProviderAccount, providerLoginName } from './provider-people.reads.ts';
import { insertProviderSession } from './provider-sessions.writes.ts';
import { newProviderToken, providerTokenHash } from './provider-token.ts';

/** Dependencies of this area's commands. */
export interface ProviderServices extends LoginGateServices {
  system: Database;
  clock: Clock;
  log: Logger;
  hasher: PasswordHasher;
  factors: ProviderFactors;
}

/** The client that a person of the provider uses to log in. */
export interface ProviderOrigin {
  address: string;
  /** Returns an id of the person's browser; null when the person never logged in with this browser. */
  deviceOf(personId: number): string | null;
}

/**
 * Logs in a person of the provider. Every failure throws `provider.bad-credentials`, after the same amount of
 * work. A right password can throw `provider.code-wanted` or `provider.code-wrong` if there is a second
 * factor. Also throws `auth.throttled` and `server.busy`. Failures per IP address are counted together with
 * the stores' logins, which slows down an attacker of both. Failures in a browser that the person has used
 * before are counted separately.
 */
export async function logInProvider(
  services: ProviderServices,
  input: { login: string; password: string; code: string | null },
  from: ProviderOrigin,
): Promise<{ session: ProviderSession; token: string }> {
  const { address } = from;
  const known = await findProviderAccount(services.system, input.login);
  const name = `provider ${providerLoginName(input.login)}`;
  const device = known && from.deviceOf(known.personId);
  const gate =
    device === null
      ? unknownDeviceGate(services, name, address)
      : deviceGate(services, name, Buffer.from(device, 'base64url'));
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
    if (!(await judgeProviderCode(services, account, input.code ?? '', from))) {
      recordFailure(services, account, address, 'provider.code-wrong');
      throw new AppError('provider.code-wrong');
    }
    await gate.takeBack();
    await gate.forgive();
    return startProviderSession(services, account, address);
  });
}

/** Consumes a code. Returns true if it was right, or if the person has no second factor. Throws `auth.throttled`. */
export async function judgeProviderCode(
  { factors, throttles }: ProviderServices,
  { personId, factorSecret, lastStep }: ProviderAccount,
  code: string,
  from: ProviderOrigin,
): Promise<boolean> {
  if (factorSecret === null) return true;
  const device = from.deviceOf(personId);
  const rule = device === null ? CODES_OF_APP : CODES_OF_APP_OF_DEVICE;
  const subject = `provider ${personId}\n${device ?? 'elsewhere'}`;
  // The attempt is counted before the check, so that concurrent guesses cannot exceed the limit.
  await throttles.attempt(rule, subject);
  const isRight = await factors.isTaken({ personId, factorSecret, lastStep }, code);
  if (isRight) await throttles.forget(rule, subject);
  return isRight;
}

/** Runs in the background: otherwise a known name would answer later than an unknown name. */
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
  const { personId, name, login, role, passwordHash } = account;
  const token = newProviderToken();
  const sessionId = randomUUID();
  const begun = { tokenHash: providerTokenHash(token), sessionId, personId, passwordHash, address };
  // A concurrent change of the password ends all sessions, so no session may begin afterwards with the old
  // password.
  if (!(await insertProviderSession(system, begun, now))) throw new AppError('provider.bad-credentials');
  await insertProviderAudit(system, { ...LOGIN, personId, sessionId, outcome: 'done', address }, now);
  const status = { role, mustSetUpFactor: account.factorSecret === null && !account.isDemo };
  const permissions = providerPermissionsOf(status);
  const session = { personId, name, login, ...status, permissions, sessionId, provenAt: now };
  return { session, token };
}
