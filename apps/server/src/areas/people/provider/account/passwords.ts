import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import {
  addressSubject,
  assertNewToOwner,
  assertPasswordWillDo,
  type PasswordHasher,
  type Throttles,
  type WindowRule,
} from '../../access/public.ts';
import { NO_STORE } from '../../audit/public.ts';
import { providerTokenHash } from '../provider-token.ts';
import { insertTeamChange } from '../team/note-change.ts';
import { endProviderSessions } from '../team/team.writes.ts';
import { findLinkedPerson, findOwnAccount, replaceOwnPassword, setPasswordOfLink } from './account.writes.ts';

export interface PasswordDeps {
  system: Database;
  clock: Clock;
  throttles: Throttles;
  hasher: PasswordHasher;
}

/** Limits the password links that can be tried from one IP address. */
const LINKS_OF_ADDRESS: WindowRule = { scope: 'provider.link.address', limit: 60, windowSeconds: 3_600 };
/** Limits wrong entries of the own password, so that an open session cannot be used to guess it. */
const OWN_PASSWORDS: WindowRule = { scope: 'provider.own-password', limit: 10, windowSeconds: 3_600 };

/** The person who may choose a password with this link. Throws `password-link.invalid`, `auth.throttled`. */
export async function openProviderLink(
  { system, clock, throttles }: PasswordDeps,
  { token }: { token: string },
  address: string,
) {
  await throttles.hit(LINKS_OF_ADDRESS, addressSubject(address));
  const found = await system.inStore(NO_STORE, (tx) =>
    findLinkedPerson(tx, providerTokenHash(token), clock.now()),
  );
  if (found === null) throw new AppError('password-link.invalid');
  return found;
}

/**
 * Sets the password that a person chose, ends all sessions of the person and consumes the link. Throws
 * `password-link.invalid`, `auth.throttled`. Also throws `recovery.password-weak` or `recovery.password-not-saved`,
 * after which the link is still valid.
 */
export async function setProviderPassword(
  deps: PasswordDeps,
  input: { token: string; password: string; confirmation: string },
  address: string,
): Promise<{ login: string }> {
  const person = await openProviderLink(deps, input, address);
  const passwordHash = await hashOfNewPassword(deps, person, input);
  await deps.system.inStore(NO_STORE, async (tx) => {
    const now = deps.clock.now();
    if (!(await setPasswordOfLink(tx, providerTokenHash(input.token), passwordHash, now)))
      throw new AppError('password-link.invalid');
    await endProviderSessions(tx, person.personId, now);
  });
  return person;
}

/**
 * Changes the person's own password and ends the other sessions. Throws `provider.password-wrong`,
 * `recovery.password-weak`, …
 */
export async function changeProviderPassword(
  deps: PasswordDeps,
  { personId, sessionId }: { personId: number; sessionId: string },
  input: { current: string; password: string; confirmation: string },
): Promise<void> {
  const account = await deps.system.inStore(NO_STORE, (tx) => findOwnAccount(tx, personId));
  if (account === null) throw new AppError('auth.required');
  if (!(await isOwnPassword(deps, { ...account, personId }, input.current))) throw wrongCurrent();
  const passwordHash = await hashOfNewPassword(deps, account, input);
  await deps.system.inStore(NO_STORE, async (tx) => {
    const now = deps.clock.now();
    // Another change of the password may have been committed since the check.
    if (!(await replaceOwnPassword(tx, personId, { from: account.passwordHash, to: passwordHash })))
      throw wrongCurrent();
    await insertTeamChange(
      tx,
      { personId, what: 'own-password' },
      { operator: account.login, name: account.name, now },
    );
    await endProviderSessions(tx, personId, now, sessionId);
  });
}

function wrongCurrent(): AppError {
  const fields = [{ campo: 'senha_atual', mensagem: 'A senha atual não confere.' }];
  return new AppError('provider.password-wrong', { fields });
}

/** True if this is the person's own password. Throws `auth.throttled` after too many wrong entries. */
export async function isOwnPassword(
  { hasher, throttles }: Pick<PasswordDeps, 'hasher' | 'throttles'>,
  { personId, passwordHash }: { personId: number; passwordHash: string },
  password: string,
): Promise<boolean> {
  await throttles.hit(OWN_PASSWORDS, String(personId));
  if (!(await hasher.matches(passwordHash, password))) return false;
  await throttles.takeBack(OWN_PASSWORDS, String(personId));
  return true;
}

async function hashOfNewPassword(
  { hasher }: PasswordDeps,
  person: { name: string; login: string; email: string | null; passwordHash: string },
  input: { password: string; confirmation: string },
): Promise<string> {
  assertPasswordWillDo(input);
  // Adds words that a team member's password must not contain. For users of a store, the store's name has
  // this role.
  const owner = { ...person, storeName: 'Equipe', document: 'provedor', username: person.login };
  await assertNewToOwner(hasher, owner, input.password);
  return hasher.hash(input.password);
}
