import { normalizeDocument } from '@comanda/domain/kit/documents/document';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { recordAccess, recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { requireCodesAgain } from '../devices/known-devices.writes.ts';
import { forgiveAccount } from '../login/judge-password.ts';
import { assertPasswordIsNew, assertPasswordWillDo } from '../passwords/password-checks.ts';
import { voidPasswordLinksOfUser } from '../passwords/password-links.writes.ts';
import { hasSecondFactor } from '../second-factor/second-factors.writes.ts';
import { endSessionsOfUser } from '../sessions/end-sessions-of-user.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { SAVES_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { voidTicketsOfUser } from '../tickets/login-tickets.writes.ts';
import { findRecoveryContact, isStoreOfDocument } from './recovery.reads.ts';
import { isSameMac, recoveryCodeMac } from './recovery-code.ts';
import { isSpent, setPassword, takeTry, useCode } from './recovery-codes.writes.ts';
import { passwordChangedMail } from './recovery-messages.ts';

export interface NewPassword {
  storeId: number;
  document: string;
  requestId: string;
  code: string;
  password: string;
  confirmation: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Changes the password with the code that was sent, ends the user's sessions and mails the store. A password
 * that is weak for any user is refused before the check of the code, and uses no try. A password that
 * contains the user's data is refused after the check, because the refusal reveals these data. Throws
 * `recovery.password-weak`, `recovery.password-not-saved`, `recovery.code-wrong`, `recovery.code-spent` (no
 * try left), `auth.throttled`.
 */
export async function savePassword(
  services: AccessServices,
  input: NewPassword,
  address: string,
): Promise<{ message: string; login: string; userId: number; isProven: boolean }> {
  const { database, hasher, throttles } = services;
  await throttles.hit(SAVES_OF_ADDRESS, addressSubject(address));
  assertPasswordWillDo(input);
  const userId = await proveCode(services, input);
  await assertPasswordIsNew(services, { storeId: input.storeId, userId }, input.password);
  const passwordHash = await hasher.hash(input.password);
  const { login, isProven } = await database.inStore(input.storeId, async (tx) => {
    const now = services.clock.now();
    // Lock order: the user, then the code, as in every other change of a password. Otherwise two concurrent changes
    // could deadlock.
    const username = await setPassword(tx, userId, passwordHash);
    if (!(await useCode(tx, input.requestId, now))) throw new AppError('recovery.code-wrong');
    if (username === null) throw new AppError('recovery.password-not-saved');
    await voidTicketsOfUser(tx, userId, now);
    await voidPasswordLinksOfUser(tx, userId, now);
    await requireCodesAgain(tx, userId);
    await endSessionsOfUser(tx, services, userId, now);
    await recordAudit(tx, { userId, now }, 'access.password-reset');
    await recordAccess(tx, { action: 'password-set', userId, address }, now);
    const contact = await findRecoveryContact(tx);
    if (contact?.email != null)
      await services.mails.queue(tx, passwordChangedMail(contact.email, contact.storeName));
    return { login: username, isProven: !(await hasSecondFactor(tx, userId)) };
  });
  await forgiveAccount(services, { storeId: input.storeId, userId }, address);
  return { message: 'Senha alterada com sucesso.', login, userId, isProven };
}

/**
 * Checks a code and returns its user. The used try is committed first, so that it counts even if a later step
 * fails.
 */
async function proveCode({ database, clock, secret }: AccessServices, input: NewPassword): Promise<number> {
  const isPossible =
    UUID.test(input.requestId) &&
    (await isStoreOfDocument(database, normalizeDocument(input.document), input.storeId));
  if (!isPossible) throw new AppError('recovery.code-wrong');
  const { tried, wasSpent } = await database.inStore(input.storeId, async (tx) => {
    const now = clock.now();
    const taken = await takeTry(tx, input.requestId, now);
    return { tried: taken, wasSpent: taken === null && (await isSpent(tx, input.requestId, now)) };
  });
  const mac = recoveryCodeMac(secret, input.requestId.toLowerCase(), input.code);
  if (tried !== null && isSameMac(tried.codeMac, mac)) return tried.userId;
  throw new AppError(wasSpent || tried?.triesLeft === 0 ? 'recovery.code-spent' : 'recovery.code-wrong');
}
