import { loginMac, NO_STORE, recordAccess, recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { isKnownDevice } from '../devices/known-devices.writes.ts';
import { deviceHash } from '../devices/remember-device.ts';
import { notifyPerson } from '../notify-person.ts';
import { LOGINS_OF_ACCOUNT_PER_DAY } from '../throttling/throttle-rules.ts';
import { type Account, type AccountPlace, findAccount, loginName } from './accounts.reads.ts';
import { deviceGate, type LoginGate, unknownDeviceGate } from './login-gates.ts';
import { manyFailuresMail } from './login-messages.ts';
import type { Origin } from './origin.ts';

/**
 * Checks a password and counts the attempt. Returns the account; null for a wrong password, after the same amount of
 * work. `place` null: the login is unknown. Throws `auth.throttled`, `server.busy`.
 */
export async function judgePassword(
  services: AccessServices,
  attempt: { place: AccountPlace | null; login: string; password: string },
  from: Origin,
): Promise<Account | null> {
  const gate = await gateOf(services, attempt.place, attempt.login, from);
  return services.turns(gate.subject, () => judge(services, { ...attempt, gate, address: from.address }));
}

async function judge(
  services: AccessServices,
  attempt: { place: AccountPlace | null; gate: LoginGate; login: string; password: string; address: string },
): Promise<Account | null> {
  const { place, gate } = attempt;
  const { isAlarming } = await gate.pass();
  // Unknown logins run the same steps as known logins.
  const account = await services.database.inStore(place?.storeId ?? NO_STORE, (tx) =>
    findAccount(tx, place?.userId ?? 0),
  );
  const isRight = await services.hasher
    .matches(account?.password_hash ?? null, attempt.password)
    .catch(async (error: unknown) => {
      await gate.takeBack();
      throw error;
    });
  if (place === null || account === null || !isRight || !account.is_active) {
    recordFailure(services, place, attempt);
    if (place !== null && isAlarming) notifyOfFailures(services, place);
    return null;
  }
  await gate.takeBack();
  await gate.forgive();
  return account;
}

/**
 * Selects the login gate of an attempt. A known device has its own gate. An unknown login runs the same
 * steps.
 */
async function gateOf(
  services: AccessServices,
  place: AccountPlace | null,
  login: string,
  { address, device }: Origin,
): Promise<LoginGate> {
  const account = place === null ? `login ${loginName(login)}` : accountSubject(place);
  if (device !== null) {
    const hash = deviceHash(device);
    const isKnown = await services.database.inStore(place?.storeId ?? NO_STORE, (tx) =>
      isKnownDevice(tx, hash, place?.userId ?? 0),
    );
    if (isKnown) return deviceGate(services, account, hash);
  }
  return unknownDeviceGate(services, account, address);
}

/**
 * Resets the failed attempts of a user who has proved the identity in another way. The user's next login from
 * here then needs no wait.
 */
export function forgiveAccount(
  services: AccessServices,
  place: AccountPlace,
  address: string,
): Promise<void> {
  return unknownDeviceGate(services, accountSubject(place), address).forgive();
}

function accountSubject({ storeId, userId }: AccountPlace): string {
  return `user ${storeId} ${userId}`;
}

/** Runs in the background: otherwise a known account would answer later than an unknown account. */
function recordFailure(
  { database, clock, secret, inBackground }: AccessServices,
  place: AccountPlace | null,
  { login, address }: { login: string; address: string },
): void {
  const record = async () => {
    if (place === null) {
      const mac = loginMac(secret, loginName(login));
      await database.inStore(NO_STORE, (tx) =>
        recordAccess(tx, { action: 'login-failed', userId: null, address, loginMac: mac }, clock.now()),
      );
      return;
    }
    const { storeId, userId } = place;
    await database.inStore(storeId, async (tx) => {
      await recordAudit(tx, { userId, now: clock.now() }, 'access.login-failed');
      await recordAccess(tx, { action: 'login-failed', userId, address }, clock.now());
    });
  };
  inBackground('recording a failed login', record());
}

function notifyOfFailures(services: AccessServices, { storeId, userId }: AccountPlace): void {
  const failures = LOGINS_OF_ACCOUNT_PER_DAY.limit;
  const reported = services.database.inStore(storeId, (tx) =>
    notifyPerson(tx, services, userId, (to, about) => manyFailuresMail(to, { ...about, failures })),
  );
  services.inBackground('telling a person of many failed logins', reported);
}
