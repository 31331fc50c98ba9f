import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { recordAudit } from '../audit.store.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import {
  LOGINS_OF_ACCOUNT,
  LOGINS_OF_ACCOUNT_AND_ADDRESS,
  LOGINS_OF_ADDRESS,
} from '../throttling/throttle-rules.ts';
import { type AccountPlace, findAccount, findAccountPlace, loginName } from './accounts.reads.ts';
import { type StartedSession, startSession } from './start-session.ts';

/** How long a login of an account under attack is held back. */
const SLOWED_MS = 3_000;
/** No store has this number: unknown logins take the same steps as known ones, and find nothing. */
const NO_STORE = 0;

/**
 * Logs a person in by user name or e-mail. Every way to fail answers `auth.bad-credentials` after the same work;
 * further `auth.throttled`, `auth.no-role` (only with the right password) and `server.busy`.
 */
export async function logIn(
  services: AccessServices,
  input: { login: string; password: string },
  address: string,
): Promise<StartedSession> {
  const { database, hasher, throttles } = services;
  await throttles.hit(LOGINS_OF_ADDRESS, addressSubject(address));
  const place = await findAccountPlace(database, input.login);
  const subject = place === null ? `login ${loginName(input.login)}` : accountSubject(place);
  await throttles.attempt(LOGINS_OF_ACCOUNT_AND_ADDRESS, withAddress(subject, address));
  if (await throttles.isOver(LOGINS_OF_ACCOUNT, subject)) await services.pause(SLOWED_MS);

  const account = await database.inStore(place?.storeId ?? NO_STORE, (tx) =>
    findAccount(tx, place?.userId ?? 0),
  );
  const isRight = await hasher
    .matches(account?.password_hash ?? null, input.password)
    .catch(async (error: unknown) => {
      await takeBackAttempt(services, subject, address);
      throw error;
    });
  if (place === null || account === null || !isRight || !account.is_active) {
    if (place !== null) recordFailure(services, place);
    throw new AppError('auth.bad-credentials');
  }
  await takeBackAttempt(services, subject, address);
  await throttles.forget(LOGINS_OF_ACCOUNT_AND_ADDRESS, withAddress(subject, address));
  return database.inStore(place.storeId, (tx) =>
    startSession(tx, services, { userId: place.userId, account, via: 'password' }),
  );
}

/** Lets a person who proved themselves another way try again from here at once. */
export function forgiveAccount(
  services: AccessServices,
  place: AccountPlace,
  address: string,
): Promise<void> {
  return services.throttles.forget(
    LOGINS_OF_ACCOUNT_AND_ADDRESS,
    withAddress(accountSubject(place), address),
  );
}

/** An honest attempt, or one we could not judge, counts against nobody. */
async function takeBackAttempt(
  { throttles }: AccessServices,
  subject: string,
  address: string,
): Promise<void> {
  await Promise.all([
    throttles.takeBack(LOGINS_OF_ADDRESS, addressSubject(address)),
    throttles.takeBack(LOGINS_OF_ACCOUNT, subject),
    throttles.takeBack(LOGINS_OF_ACCOUNT_AND_ADDRESS, withAddress(subject, address)),
  ]);
}

function accountSubject({ storeId, userId }: AccountPlace): string {
  return `user ${storeId} ${userId}`;
}

function withAddress(subject: string, address: string): string {
  return `${subject}\n${addressSubject(address)}`;
}

/** Not waited for: a known account must not answer later than an unknown one. */
function recordFailure({ database, clock, inBackground }: AccessServices, place: AccountPlace): void {
  inBackground(
    'recording a failed login',
    database.inStore(place.storeId, (tx) =>
      recordAudit(tx, { action: 'access.login-failed', userId: place.userId }, clock.now()),
    ),
  );
}
