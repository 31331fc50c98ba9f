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

/** Finds a person of the store by number, user name or e-mail; null when there is none. */
export async function findPerson(tx: Transaction, word: string): Promise<StoredPerson | null> {
  const name = loginName(word);
  const people = await listStoredPeople(tx);
  return people.find((person) => String(person.userId) === word || loginsOf(person).includes(name)) ?? null;
}

/**
 * Adds a person and returns their number, or the fault. Without a password they must choose one by a link before they
 * can log in.
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
