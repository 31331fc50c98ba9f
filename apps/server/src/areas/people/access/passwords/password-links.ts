import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { storeTokenKey } from '../../../../platform/http/store-token.ts';
import { recordAccess, recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { passwordSetMail } from '../account/account-messages.ts';
import { requireCodesAgain } from '../devices/known-devices.writes.ts';
import { notifyPerson } from '../notify-person.ts';
import { setPassword, voidCodesOfUser } from '../recovery/recovery-codes.writes.ts';
import { endSessionsOfUser } from '../sessions/end-sessions-of-user.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { SAVES_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { voidTicketsOfUser } from '../tickets/login-tickets.writes.ts';
import { assertPasswordIsNew, assertPasswordWillDo } from './password-checks.ts';
import {
  findPasswordLink,
  makeLinkToken,
  usePasswordLink,
  voidPasswordLinksOfUser,
} from './password-links.writes.ts';

/** Hours to open the link and choose a password. */
const PASSWORD_LINK_HOURS = 24;

/**
 * Makes the path of a link that lets the user choose a password once; earlier links become invalid. The
 * secret is behind the `#`, which browsers never send. No log of a server or proxy contains it.
 */
export async function makePasswordLink(
  tx: Transaction,
  userId: number,
  actor: ProviderActor,
): Promise<string> {
  const { now } = actor;
  await voidPasswordLinksOfUser(tx, userId, now);
  const token = await makeLinkToken(tx, { userId, expiresAt: now + PASSWORD_LINK_HOURS * 3_600_000 }, now);
  await recordAudit(tx, actor, 'access.password-link-made', { details: { pessoa: userId } });
  return `/senha#${token}`;
}

/** The user who may choose a password with this link. Throws `password-link.invalid`, `auth.throttled`. */
export async function openPasswordLink(
  { database, clock, throttles }: AccessServices,
  { token }: { token: string },
  address: string,
): Promise<{ login: string; storeName: string; isFirst: boolean }> {
  await throttles.hit(SAVES_OF_ADDRESS, addressSubject(address));
  const key = storeTokenKey(token);
  const found =
    key && (await database.inStore(key.storeId, (tx) => findPasswordLink(tx, key.hash, clock.now())));
  if (found === null) throw new AppError('password-link.invalid');
  return { login: found.username, storeName: found.storeName, isFirst: found.isFirst };
}

/**
 * Sets the password that a user chose, ends all sessions of the user and consumes the link. Throws
 * `password-link.invalid`, `auth.throttled`. Also throws `recovery.password-weak` or `recovery.password-not-saved`,
 * after which the link is still valid.
 */
export async function setPasswordByLink(
  services: AccessServices,
  input: { token: string; password: string; confirmation: string },
  address: string,
): Promise<{ message: string; login: string }> {
  const { database, clock, throttles, hasher } = services;
  await throttles.hit(SAVES_OF_ADDRESS, addressSubject(address));
  const key = storeTokenKey(input.token);
  const found =
    key && (await database.inStore(key.storeId, (tx) => findPasswordLink(tx, key.hash, clock.now())));
  if (key === null || found === null) throw new AppError('password-link.invalid');
  assertPasswordWillDo(input);
  await assertPasswordIsNew(services, { storeId: key.storeId, userId: found.userId }, input.password);
  const passwordHash = await hasher.hash(input.password);
  const login = await database.inStore(key.storeId, async (tx) => {
    const now = clock.now();
    if (!(await usePasswordLink(tx, key.hash, now))) throw new AppError('password-link.invalid');
    const username = await setPassword(tx, found.userId, passwordHash);
    if (username === null) throw new AppError('password-link.invalid');
    await voidTicketsOfUser(tx, found.userId, now);
    await voidCodesOfUser(tx, found.userId, now);
    await requireCodesAgain(tx, found.userId);
    await endSessionsOfUser(tx, services, found.userId, now);
    await recordAudit(tx, { userId: found.userId, now }, 'access.password-set');
    await recordAccess(tx, { action: 'password-set', userId: found.userId, address }, now);
    await notifyPerson(tx, services, found.userId, passwordSetMail);
    tx.announce('people');
    return username;
  });
  return { message: 'Senha alterada com sucesso.', login };
}
