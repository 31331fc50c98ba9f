import {
  CONFIRMATION_DIFFERS,
  PASSWORD_FAULT_TEXTS,
} from '@comanda/contract/people/access/password-fault-texts';
import { holdsOwnWord, ownWords } from '@comanda/domain/people/access/guessable-password';
import { type PasswordFault, passwordFault } from '@comanda/domain/people/access/password-rules';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import type { PasswordHasher } from '../login/password-hasher.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Product names on the login page. Passwords must not consist of them. */
const PRODUCT = ['comanda', 'fominha', 'pracinha'];

/** The user and store that a password is for. */
export interface PasswordOwner {
  storeName: string;
  document: string;
  name: string;
  username: string;
  email: string | null;
}

/** The fault of a password that no user may have; null when the password is valid. */
export function faultForAnybody(password: string): PasswordFault | null {
  return passwordFault(password) ?? (isCommonPassword(password) ? 'too-common' : null);
}

/** The fault of a password for this user; null when the password is valid. */
export function faultForOwner(password: string, owner: PasswordOwner): PasswordFault | null {
  const { storeName, document, name, username, email } = owner;
  const words = [...ownWords([storeName, name, username, email]), document.toLowerCase().slice(0, 8)];
  return holdsOwnWord(password, [...words, ...PRODUCT]) ? 'own-word' : null;
}

/** Checks a new password. Throws `recovery.password-weak` or `recovery.password-not-saved`, each with its field. */
export function assertPasswordWillDo(input: { password: string; confirmation: string }): void {
  refuse(faultForAnybody(input.password));
  if (input.password !== input.confirmation) {
    const fields = [{ campo: 'password_confirmation', mensagem: CONFIRMATION_DIFFERS }];
    throw new AppError('recovery.password-not-saved', { fields });
  }
}

/** Like {@link assertNewToOwner}, for a user of a store. Does nothing when the user does not exist. */
export async function assertPasswordIsNew(
  { database, hasher }: AccessServices,
  person: { storeId: number; userId: number },
  password: string,
): Promise<void> {
  const owner = await database.inStore(person.storeId, (tx) => findOwner(tx, person.userId));
  if (owner !== null) await assertNewToOwner(hasher, owner, password);
}

/**
 * Throws `recovery.password-weak` when the password contains words of the user or store, or equals the
 * current one. Call this only for a user who has proved the identity. The answer reveals data of the user or
 * the current password.
 */
export async function assertNewToOwner(
  hasher: PasswordHasher,
  owner: PasswordOwner & { passwordHash: string },
  password: string,
): Promise<void> {
  refuse(faultForOwner(password, owner));
  if (await hasher.matches(owner.passwordHash, password)) refuse('same-as-before');
}

function refuse(fault: PasswordFault | null): void {
  if (fault === null) return;
  const fields = [{ campo: 'password', mensagem: PASSWORD_FAULT_TEXTS[fault] }];
  throw new AppError('recovery.password-weak', { fields });
}

function findOwner(
  tx: Transaction,
  userId: number,
): Promise<(PasswordOwner & { passwordHash: string }) | null> {
  return tx.maybeRow(
    sql`select s.name as "storeName", s.document, u.name, u.username, u.email, u.password_hash as "passwordHash"
        from users u join stores s on s.store_id = ${tx.storeId}
        where u.store_id = ${tx.storeId} and u.user_id = ${userId}`,
  );
}
