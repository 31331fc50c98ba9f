import { findStoreName } from '../../areas/store/store/public.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { ProviderActor } from '../../platform/http/requester.ts';
import { Complaint } from './complaint.ts';
import { storeNumber } from './read-words.ts';
import type { Action, Given, Provider } from './subject.ts';
import { MESSAGES } from './texts.ts';

/** Runs `work` in the store whose number is the first word. Throws a Complaint if there is no such store. */
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

/** The work of an action in a store. Returns the lines to print after the commit. */
export type StoreWork = (
  tx: Transaction,
  actor: ProviderActor,
  about: {
    /** Name of the store, for printed lines. */
    name: string;
    /** The second word of the command; '' if there is none. */
    word: string;
    given: Given;
    provider: Provider;
  },
) => Promise<string | readonly string[]>;

/**
 * Makes an action's `run` for the store whose number is the first word. The result is printed after the
 * commit.
 */
export const doInStore =
  (work: StoreWork): Action['run'] =>
  (given, provider) =>
    inStore(given, provider, async (tx, actor, name) => {
      const lines = await work(tx, actor, { name, word: given.words[1] ?? '', given, provider });
      tx.afterCommit(() => {
        for (const line of [lines].flat()) provider.writeLine(line);
      });
    });

/** Makes the action `listar <loja>`, which prints one line per row, or the text `none`. */
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

/** Asks for confirmation with the store's name and the second word, so that the user notices a wrong number. */
export const confirmForStore =
  (question: (name: string, word: string) => string) => (given: Given, provider: Provider) =>
    inStore(given, provider, (_tx, _actor, name) => Promise.resolve(question(name, given.words[1] ?? '')));
