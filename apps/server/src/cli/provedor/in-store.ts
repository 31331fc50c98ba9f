import { findStoreName } from '../../areas/store/public.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Complaint } from './complaint.ts';
import { storeNumber } from './read-words.ts';
import type { Given, Provider } from './subject.ts';
import { MESSAGES } from './texts.ts';

/** Runs `work` in the store that the first word names; throws a Complaint when there is none. */
export async function inStore<T>(
  { words }: Given,
  { database, operator, now }: Provider,
  work: (tx: Transaction, actor: { operator: string; now: number }, name: string) => Promise<T>,
): Promise<T> {
  const storeId = storeNumber(words[0]);
  return database.inStore(storeId, async (tx) => {
    const name = await findStoreName(tx);
    if (name === null) throw new Complaint(MESSAGES.unknownStore(storeId));
    return work(tx, { operator, now: now() }, name);
  });
}

/** Asks about the store by its name, so that a wrong number shows. */
export const askAboutStore = (question: (name: string) => string) => (given: Given, provider: Provider) =>
  inStore(given, provider, (_tx, _actor, name) => Promise.resolve(question(name)));
