import type { StoreStanding } from '@comanda/contract/provider/stores.wire';
import { searchable } from '@comanda/domain/text/searchable';
import { literally, type Query, sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** A store as the provider lists it; instants in epoch milliseconds. */
export interface StoreSummary {
  storeId: number;
  name: string;
  legalName: string;
  document: string;
  city: string;
  state: string;
  symbol: string | null;
  company: string;
  createdAt: number;
  isOpen: boolean;
  isPaused: boolean;
  isSuspended: boolean;
  showsPayOnlineNotice: boolean;
  acceptsOnlinePayment: boolean;
  canBePaidOnline: boolean;
  isFranchisee: boolean;
}

/** Which stores are meant. */
export interface StoreFilter {
  /** Parts of names, document, city, e-mail, telephone, number or of a login of its people; each word counts. */
  words: string | null;
  /** `waiting`: with changes that wait for the provider. */
  standing: StoreStanding | null;
  /** Created then or later, epoch milliseconds. */
  createdFrom: number | null;
}

export interface StoreSearch extends StoreFilter {
  /** Only stores with a smaller number: where the last page ended. */
  before: number | null;
  limit: number;
}

/** What nobody means by a search: more words only make it slow. */
const MOST_WORDS = 6;
const LONGEST_WORD = 60;
/** So many of the newest stores are read one by one: in a few milliseconds. */
const READ_ONE_BY_ONE = 5_000;
/** A greater number than any store has. */
const PAST_ALL = 2_147_483_647;

/** Stores of a statement where all are read. */
const AT_A_TIME = 500;

/**
 * Stores that have every word, the newest first, but for those whose very number, document or login was typed: they come
 * first, on the first page, and on no other. At most `limit` of them, and behind which store (`before`) the next page begins;
 * null: this was the last. As the system role.
 */
export async function searchStores(
  database: Database,
  wanted: StoreSearch,
): Promise<{ stores: StoreSummary[]; next: number | null }> {
  const words = wordsOf(wanted.words ?? '');
  const among = await fewOf(database, wanted.standing);
  const exact = await exactStores(database, { ...wanted, among }, words);
  const isExact = new Set(exact.map(({ storeId }) => storeId));
  // Room for those that were told on the first page.
  const search = { ...wanted, among, limit: wanted.limit + exact.length };
  const found = await (words.length === 0
    ? newestStores(database, search)
    : matchingStores(database, search, words));
  const others = found.filter(({ storeId }) => !isExact.has(storeId));
  const all = wanted.before === null ? [...exact, ...others] : others;
  const stores = all.slice(0, wanted.limit);
  return { stores, next: all.length > wanted.limit ? (stores.at(-1)?.storeId ?? null) : null };
}

/** All that are found, in slices; between two of them nothing is held. */
export async function* foundStores(database: Database, filter: StoreFilter): AsyncGenerator<StoreSummary[]> {
  let before: number | null = null;
  do {
    const { stores, next }: Awaited<ReturnType<typeof searchStores>> = await searchStores(database, {
      ...filter,
      ...{ before, limit: AT_A_TIME },
    });
    if (stores.length > 0) yield stores;
    before = next;
  } while (before !== null);
}

interface NarrowedSearch extends StoreSearch {
  /** Only these; null: all. */
  among: readonly number[] | null;
}

/** The stores of a standing that few have; null for the others. */
async function fewOf(database: Database, standing: StoreStanding | null): Promise<number[] | null> {
  type Row = { storeId: number };
  if (standing === 'waiting')
    return numbersOf(
      await database.directory<Row>(
        sql`select distinct store_id as "storeId" from pending_changes where status = 'pending'`,
      ),
    );
  if (standing === 'suspended')
    return numbersOf(
      await database.directory<Row>(sql`select store_id as "storeId" from stores where is_suspended`),
    );
  return null;
}

const numbersOf = (rows: readonly { storeId: number }[]) => rows.map(({ storeId }) => storeId);

/** As they stand in what is searched: no case, no accents, documents and telephones without their signs. */
export function wordsOf(typed: string): string[] {
  const words = searchable(typed.toWellFormed().replace(/\p{Cc}/gu, ' '))
    .replace(/\(?\b(\d\d)\)?\s+(9?\d{4})-?(\d{4})\b/g, '$1$2$3')
    .split(/\s+/)
    .map((word) => (isWritten(word) ? word.replace(/[^0-9a-z]/g, '') : word).slice(0, LONGEST_WORD))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** A number, a document or a telephone with the signs people write into them. */
const isWritten = (word: string) =>
  /^[\d.()/+-]*\d[\d.()/+-]*$/.test(word) ||
  /^[0-9a-z]{2}\.[0-9a-z]{3}\.[0-9a-z]{3}\/[0-9a-z]{4}-\d\d$/.test(word);

/** Closed by somebody for at most an hour. */
export const IS_PAUSED = sql`
  (not is_open and not word_is_open and coalesce(opening_until <= word_at + interval '60 minutes', false))`;

const COLUMNS = sql`
  store_id as "storeId", name, legal_name as "legalName", document, city, state, symbol, company,
  created_at as "createdAt", is_open as "isOpen",
  ${IS_PAUSED} as "isPaused",
  is_suspended as "isSuspended", pay_online_notice as "showsPayOnlineNotice",
  accepts_online_payment as "acceptsOnlinePayment", can_be_paid_online as "canBePaidOnline",
  is_franchisee as "isFranchisee"`;

function newestStores(database: Database, search: NarrowedSearch): Promise<StoreSummary[]> {
  return database.directory<StoreSummary>(sql`
    select ${COLUMNS} from stores
     where store_id < ${search.before ?? PAST_ALL} ${narrowed(search)}
     order by store_id desc limit ${search.limit + 1}`);
}

/**
 * Common words are found among the newest stores, a few thousand of which are read one by one; what is not found there
 * often enough is rare, and found by its parts. PostgreSQL cannot know which it is: it may not look at what is behind
 * walls before it has chosen its way.
 */
async function matchingStores(
  database: Database,
  search: NarrowedSearch,
  words: readonly string[],
): Promise<StoreSummary[]> {
  if (search.among !== null) return oneByOne(database, search, words, 0);
  const newest = search.before ?? (await greatestNumber(database)) + 1;
  const found = await oneByOne(database, search, words, newest - READ_ONE_BY_ONE);
  return found.length > search.limit ? found : byParts(database, search, words);
}

async function greatestNumber(database: Database): Promise<number> {
  const [row] = await database.directory<{ number: number | null }>(
    sql`select max(store_id) as number from stores`,
  );
  return row?.number ?? 0;
}

/** Stores from the number `from` on, or those there are few of. What is joined to a column keeps its index out of this. */
function oneByOne(
  database: Database,
  search: NarrowedSearch,
  words: readonly string[],
  from: number,
): Promise<StoreSummary[]> {
  const end = sql`and store_id < ${search.before ?? PAST_ALL} and store_id >= ${from}
    order by store_id desc limit ${search.limit + 1}`;
  return database.directory<StoreSummary>(sql`
    select ${COLUMNS} from stores where store_id in (
      (select store_id from stores
        where ${all(words.map((word) => sql`found_by || '' like ${patternOf(word)}`))} ${narrowed(search)} ${end})
      union
      (select store_id from login_names l
        where ${all(words.map((word) => sql`l.login || '' like ${loginPatternOf(word)}`))}
          ${amongOf(search)} and (${!looksAtStore(search)}::boolean
            or exists (select from stores s where s.store_id = l.store_id ${narrowed(search)})) ${end}))
     order by store_id desc limit ${search.limit + 1}`);
}

/** All of them, by the index of their words; sorted by what no index is sorted by, so that none is walked along. */
function byParts(
  database: Database,
  search: NarrowedSearch,
  words: readonly string[],
): Promise<StoreSummary[]> {
  const end = sql`and store_id < ${search.before ?? PAST_ALL} order by store_id + 0 desc limit ${search.limit + 1}`;
  return database.directory<StoreSummary>(sql`
    select ${COLUMNS} from stores where store_id in (
      (select store_id from stores
        where ${all(words.map((word) => sql`found_by like ${patternOf(word)}`))} ${narrowed(search)} ${end})
      union
      (select store_id from login_names l
        where ${all(words.map((word) => sql`l.login like ${loginPatternOf(word)}`))}
          and (${!looksAtStore(search)}::boolean
            or exists (select from stores s where s.store_id = l.store_id ${narrowed(search)})) ${end}))
     order by store_id desc limit ${search.limit + 1}`);
}

/** Short words have no trigram inside a word: theirs is at its beginning. */
const patternOf = (word: string) => (word.length < 3 ? `% ${literally(word)}%` : `%${literally(word)}%`);

const loginPatternOf = (word: string) => (word.length < 3 ? `${literally(word)}%` : `%${literally(word)}%`);

const all = (conditions: readonly Query[]) => conditions.reduce((one, other) => sql`${one} and ${other}`);

/** Whether a login's store has to be looked at. */
const looksAtStore = ({ standing, createdFrom }: StoreSearch) =>
  createdFrom !== null || standing === 'open' || standing === 'closed';

const amongOf = ({ among }: Pick<NarrowedSearch, 'among'>) =>
  among === null ? sql`` : sql`and store_id = any(${among})`;

function narrowed({ standing, createdFrom, among }: NarrowedSearch): Query {
  return sql`
    ${standing === null ? sql`` : STANDINGS[standing]}
    ${amongOf({ among })}
    ${createdFrom === null ? sql`` : sql`and created_at >= ${new Date(createdFrom)}`}`;
}

const STANDINGS = {
  open: sql`and is_open and not is_suspended`,
  closed: sql`and not is_open and not is_suspended`,
  suspended: sql``,
  waiting: sql``,
};

/** Whoever types all of a number, a document or a login means that store, whatever else has it as a part. */
async function exactStores(
  database: Database,
  search: NarrowedSearch,
  words: readonly string[],
): Promise<StoreSummary[]> {
  const [word] = words;
  if (word === undefined || words.length > 1) return [];
  const number = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  return database.directory<StoreSummary>(sql`
    select ${COLUMNS} from stores
     where store_id in (select ${number}::integer
                  union select store_id from store_documents where document = ${word.toUpperCase()}
                  union select store_id from login_names where login = ${word})
       ${narrowed(search)} order by store_id desc limit 5`);
}
