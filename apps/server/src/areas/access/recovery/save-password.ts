import { CONFIRMATION_DIFFERS, PASSWORD_FAULT_TEXTS } from '@comanda/contract/access/password-fault-texts';
import { passwordFault } from '@comanda/domain/access/password-rules';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { recordAudit } from '../audit.store.ts';
import { forgiveAccount } from '../login/log-in.ts';
import { recordAccess } from '../records/access-records.ts';
import { endSessionsOfUser } from '../sessions/end-sessions-of-user.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { SAVES_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { voidTicketsOfUser } from '../tickets/login-tickets.store.ts';
import { normalizeDocument } from './document.ts';
import { findRecoveryContact, isStoreOfDocument } from './recovery.reads.ts';
import { isSameMac, recoveryCodeMac } from './recovery-code.ts';
import { isSpent, setPassword, takeTry, useCode } from './recovery-codes.store.ts';
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
 * Changes the password with the code that was sent, ends every session of the user and tells the store by mail.
 * A password that would not do is refused before the code is looked at, so that it costs no try. Throws
 * `recovery.password-weak`, `recovery.password-not-saved`, `recovery.code-wrong`, `recovery.code-spent` (its tries are
 * over), `auth.throttled`.
 */
export async function savePassword(
  services: AccessServices,
  input: NewPassword,
  address: string,
): Promise<{ message: string; login: string; userId: number }> {
  const { database, hasher, throttles } = services;
  assertPasswordWillDo(input);
  await throttles.hit(SAVES_OF_ADDRESS, addressSubject(address));
  const userId = await proveCode(services, input);
  const passwordHash = await hasher.hash(input.password);
  const login = await database.inStore(input.storeId, async (tx) => {
    const now = services.clock.now();
    if (!(await useCode(tx, input.requestId, now))) throw new AppError('recovery.code-wrong');
    const username = await setPassword(tx, userId, passwordHash);
    if (username === null) throw new AppError('recovery.password-not-saved');
    await voidTicketsOfUser(tx, userId, now);
    await endSessionsOfUser(tx, services, userId, now);
    await recordAudit(tx, { action: 'access.password-reset', userId }, now);
    await recordAccess(tx, { action: 'password-set', userId, address }, now);
    return username;
  });
  await forgiveAccount(services, { storeId: input.storeId, userId }, address);
  services.inBackground('telling a store about its new password', tellStore(services, input.storeId));
  return { message: 'Senha alterada com sucesso.', login, userId };
}

/** Throws `recovery.password-weak` or `recovery.password-not-saved`, each with its field. */
export function assertPasswordWillDo({
  password,
  confirmation,
}: Pick<NewPassword, 'password' | 'confirmation'>): void {
  const fault = passwordFault(password);
  if (fault !== null) {
    const fields = [{ campo: 'password', mensagem: PASSWORD_FAULT_TEXTS[fault] }];
    throw new AppError('recovery.password-weak', { fields });
  }
  if (password !== confirmation) {
    const fields = [{ campo: 'password_confirmation', mensagem: CONFIRMATION_DIFFERS }];
    throw new AppError('recovery.password-not-saved', { fields });
  }
}

/** Whom the code was sent for. The try is spent, and stays spent, whatever comes of it. */
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

async function tellStore({ database, mailer }: AccessServices, storeId: number): Promise<void> {
  const contact = await database.inStore(storeId, findRecoveryContact);
  if (contact?.email == null) return;
  await mailer.send(passwordChangedMail(contact.email, contact.storeName));
}
