import { ROLE_NAMES } from '@comanda/domain/people/access/permissions';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type Actor, recordAudit } from '../../audit/public.ts';
import { loginName } from '../login/accounts.reads.ts';
import type { PersonFault } from './change-person.ts';
import {
  areLoginsTaken,
  holdPeople,
  insertUser,
  listStoredPeople,
  loginsOf,
  type NewPerson,
  NO_PASSWORD,
  type StoredPerson,
} from './people.writes.ts';

/** Finds a user of the store by number, user name or e-mail; null when the store has no such user. */
export async function findPerson(tx: Transaction, word: string): Promise<StoredPerson | null> {
  const name = loginName(word);
  const people = await listStoredPeople(tx);
  return people.find((person) => String(person.userId) === word || loginsOf(person).includes(name)) ?? null;
}

/**
 * Adds a user. Returns the user's number, or the fault. A user without a password chooses one with a link before
 * logging in.
 */
export async function addPerson(
  tx: Transaction,
  person: NewPerson,
  actor: Actor,
  passwordHash = NO_PASSWORD,
): Promise<{ userId: number } | { fault: PersonFault }> {
  await holdPeople(tx);
  if (await areLoginsTaken(tx, loginsOf(person), null)) return { fault: 'login-taken' };
  const userId = await insertUser(tx, person, passwordHash);
  const { name, role } = person;
  await recordAudit(tx, actor, 'access.user-added', {
    details: { pessoa: userId, nome: name, perfil: ROLE_NAMES[role] },
  });
  tx.announce('people');
  return { userId };
}
