import { findStoreName } from '../../areas/store/store/public.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { ProviderActor } from '../../platform/http/requester.ts';
import { Complaint } from './complaint.ts';
import { storeNumber } from './read-words.ts';
import type { Action, Given, Provider } from './subject.ts';
import { MESSAGES } from './texts.ts';

/** Runs `work` in the store named by the first word; throws a Complaint if there is none. */
export async function inStore<T>(
  { words }: Given,
  { database, operator, now }: Provider,
  work: (tx: Transaction, actor: ProviderActor, name: string) => Promise<T>,
): Promise<T> {
  const storeId = storeNumber(words[0]);
  return database.inStore(storeId, async (tx) => {
    const name = await findStoreName(tx);
    if (name === null) throw new Complaint(MESSAGES.unknownStore(storeId));
    return work(tx, { operator, now: now() }, name);
  });
}

/** An action's work in a store: returns the lines to print afterwards. */
export type StoreWork = (
  tx: Transaction,
  actor: ProviderActor,
  about: {
    /** The store's name. */
    name: string;
    /** The second word, '' without one. */
    word: string;
    given: Given;
    provider: Provider;
  },
) => Promise<string | readonly string[]>;

/** An action's `run` in the store named by its first word; prints the result after the commit. */
export const doInStore =
  (work: StoreWork): Action['run'] =>
  (given, provider) =>
    inStore(given, provider, async (tx, actor, name) => {
      const lines = await work(tx, actor, { name, word: given.words[1] ?? '', given, provider });
      tx.afterCommit(() => {
        for (const line of [lines].flat()) provider.say(line);
      });
    });

/** `listar <loja>`: a line for each row, or `none`. */
export const listOfStore = <Row>(
  summary: string,
  read: (tx: Transaction) => Promise<readonly Row[]>,
  line: (row: Row) => string,
  none: string,
): Action => ({
  name: 'listar',
  summary,
  words: ['loja'],
  run: doInStore(async (tx) => {
    const rows = await read(tx);
    return rows.length === 0 ? none : rows.map(line);
  }),
});

/** Asks for confirmation with the store's name, so that a wrong number shows, and with the second word. */
export const askAboutStore =
  (question: (name: string, word: string) => string) => (given: Given, provider: Provider) =>
    inStore(given, provider, (_tx, _actor, name) => Promise.resolve(question(name, given.words[1] ?? '')));
