import { ROLE_NAMES } from '@comanda/domain/access/permissions';
import type { Transaction } from '../../../platform/database/transaction.ts';
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

/** The person of the store that a number, user name or e-mail means; null when there is none. */
export async function findPerson(tx: Transaction, word: string): Promise<StoredPerson | null> {
  const name = loginName(word);
  const people = await listStoredPeople(tx);
  return people.find((person) => String(person.userId) === word || loginsOf(person).includes(name)) ?? null;
}

/**
 * Adds a person; without a password they cannot log in before a link let them choose one. Answers their number, or the
 * fault.
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
