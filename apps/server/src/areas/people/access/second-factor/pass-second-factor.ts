import { ERRORS } from '@comanda/contract/errors';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { createSealer, type Sealer } from '../../../../platform/sealed-text.ts';
import { recoveryCodeMac } from '../../../../platform/second-factor/recovery-codes.ts';
import { stepOfCode } from '../../../../platform/second-factor/totp.ts';
import { recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { isKnownDevice, skipsCode } from '../devices/known-devices.writes.ts';
import { deviceHash } from '../devices/remember-device.ts';
import type { AccountPlace } from '../login/accounts.reads.ts';
import { notifyPerson } from '../notify-person.ts';
import { CODES_OF_APP, CODES_OF_APP_OF_DEVICE, WRONG_CODES_PER_DAY } from '../throttling/throttle-rules.ts';
import { recoveryCodeUsedMail, wrongCodesMail } from './second-factor-messages.ts';
import { hasSecondFactor, holdSecondFactor, saveStep, useRecoveryCode } from './second-factors.writes.ts';

/** A login that had the right password, with the code of the second factor. */
export interface CodeAttempt {
  /** The typed app code or recovery code; null if not typed yet. */
  code: string | null;
  /** The device secret from the browser's cookie, if any. */
  device: string | null;
  /** True if a remembered browser may skip the code, as at a login. False for sensitive actions. */
  mayBeRemembered: boolean;
}

/**
 * Runs `work` if the user has no second factor, or typed a right code. The use of the code and the work are
 * committed together. Call this only after the password or another proof was checked. `isRemembered`: the
 * browser is remembered and no code was typed, so sensitive actions still need a proof. Throws
 * `auth.second-factor-needed` for a missing code, `auth.code-wrong` for a wrong, used or expired code, and
 * `auth.throttled`.
 */
export async function passSecondFactor<Result>(
  services: AccessServices,
  place: AccountPlace,
  attempt: CodeAttempt,
  work: (tx: Transaction, passed: { isRemembered: boolean }) => Promise<Result>,
): Promise<Result> {
  const { database, clock, throttles } = services;
  const device = attempt.device === null ? null : deviceHash(attempt.device);
  const { code } = attempt;
  if (code === null) {
    return database.inStore(place.storeId, async (tx) => {
      const isRequested = await hasSecondFactor(tx, place.userId);
      const isRemembered =
        isRequested &&
        attempt.mayBeRemembered &&
        device !== null &&
        (await skipsCode(tx, { hash: device, userId: place.userId }, clock.now()));
      if (isRequested && !isRemembered) throw new AppError('auth.second-factor-needed');
      return work(tx, { isRemembered });
    });
  }
  const account = `user ${place.storeId} ${place.userId}`;
  const isKnown =
    device !== null &&
    (await database.inStore(place.storeId, (tx) => isKnownDevice(tx, device, place.userId)));
  const gate = isKnown
    ? ([CODES_OF_APP_OF_DEVICE, `${account}\n${device.toString('base64url')}`] as const)
    : ([CODES_OF_APP, account] as const);
  // The attempt is counted before the check, so that concurrent guesses cannot exceed the limit.
  await throttles.attempt(...gate);
  const done = await database.inStore(place.storeId, async (tx) =>
    (await takeCode(tx, services, place.userId, code))
      ? { result: await work(tx, { isRemembered: false }) }
      : null,
  );
  if (done === null) {
    services.inBackground('recording a wrong code', recordWrong(services, place));
    throw new AppError('auth.code-wrong', { fields: [{ campo: 'codigo', mensagem: WRONG }] });
  }
  await throttles.forget(...gate);
  return done.result;
}

const WRONG = ERRORS['auth.code-wrong'].text;

/** Encrypts the second factors of a store's users. */
export function factorSealer({ secret }: { secret: string }, storeId: number): Sealer {
  return createSealer(secret, `access.second-factor.${storeId}`);
}

/** The text that binds a recovery code's MAC to one user. */
export function factorOwner(storeId: number, userId: number): string {
  return `store ${storeId} ${userId}`;
}

/** Consumes a code. Returns true if it was right, or if the factor was turned off meanwhile. */
async function takeCode(
  tx: Transaction,
  services: AccessServices,
  userId: number,
  code: string,
): Promise<boolean> {
  const now = services.clock.now();
  const factor = await holdSecondFactor(tx, userId);
  if (factor === null) return true;
  const secret = factorSealer(services, tx.storeId).unseal(factor.sealedSecret);
  const step = secret === null ? null : stepOfCode(secret, code, now, factor.lastStep);
  if (step !== null) {
    await saveStep(tx, userId, step);
    return true;
  }
  const mac = recoveryCodeMac(services.secret, factorOwner(tx.storeId, userId), code);
  const left = mac === null ? null : await useRecoveryCode(tx, userId, mac, now);
  if (left === null) return false;
  await recordAudit(tx, { userId, now }, 'access.factor-code-used', { details: { restantes: left } });
  await notifyPerson(tx, services, userId, (to, about) => recoveryCodeUsedMail(to, { ...about, left }));
  return true;
}

/**
 * Records a wrong code after a right password. After several wrong codes the user gets a mail, at most one a
 * day.
 */
async function recordWrong(services: AccessServices, place: AccountPlace): Promise<void> {
  const { database, clock, throttles } = services;
  const { userId } = place;
  await database.inStore(place.storeId, (tx) =>
    recordAudit(tx, { userId, now: clock.now() }, 'access.code-wrong'),
  );
  const wrong = await throttles.count(WRONG_CODES_PER_DAY, `user ${place.storeId} ${userId}`);
  if (wrong === WRONG_CODES_PER_DAY.limit)
    await database.inStore(place.storeId, (tx) => notifyPerson(tx, services, userId, wrongCodesMail));
}
