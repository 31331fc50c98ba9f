import type { StatusFilter } from '@comanda/contract/store/store/provider-stores.wire';
import { searchable } from '@comanda/domain/kit/text/searchable';
import { literally, type Query, sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/** A store in the provider's list. Times in epoch milliseconds. */
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

export interface StoreFilter {
  /** Each word must match a part of name, document, city, e-mail, telephone, number, or of a user's login. */
  words: string | null;
  /** `waiting`: stores with pending changes. */
  status: StatusFilter | null;
  /** Created at this time or later, in epoch milliseconds. */
  createdFrom: number | null;
}

export interface StoreSearch extends StoreFilter {
  /** The last store of the previous page: only stores with smaller numbers are listed. */
  before: number | null;
  limit: number;
}

/** Maximum of words in a search, because more words only make it slow. */
const MAX_WORDS = 6;
const LONGEST_WORD = 60;
/** Number of newest stores that are scanned row by row. This takes a few milliseconds. */
const READ_ONE_BY_ONE = 5_000;
/** A number higher than any store number. */
const PAST_ALL = 2_147_483_647;

/** Stores per statement when all stores are read. */
const AT_A_TIME = 500;

/**
 * Stores that match every word, newest first, at most `limit`. The first page begins with exact matches of number,
 * document or login. `next`: the last store of the page; null on the last page. Runs in the system role.
 */
export async function searchStores(
  database: Database,
  wanted: StoreSearch,
): Promise<{ stores: StoreSummary[]; next: number | null }> {
  const words = wordsOf(wanted.words ?? '');
  const among = await fewOf(database, wanted.status);
  const exact = await exactStores(database, { ...wanted, among }, words);
  const isExact = new Set(exact.map(({ storeId }) => storeId));
  // Reads more rows than shown, because exact matches are removed from them: they are only on the first page.
  const search = { ...wanted, among, limit: wanted.limit + exact.length };
  const found = await (words.length === 0
    ? newestStores(database, search)
    : matchingStores(database, search, words));
  const others = found.filter(({ storeId }) => !isExact.has(storeId));
  const all = wanted.before === null ? [...exact, ...others] : others;
  const stores = all.slice(0, wanted.limit);
  return { stores, next: all.length > wanted.limit ? (stores.at(-1)?.storeId ?? null) : null };
}

/** All matching stores, in slices. No transaction stays open between two slices. */
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
  /** Only these stores; null for all. */
  among: readonly number[] | null;
}

/** The stores with a rare status; null for a frequent status. */
async function fewOf(database: Database, status: StatusFilter | null): Promise<number[] | null> {
  type Row = { storeId: number };
  if (status === 'waiting')
    return numbersOf(
      await database.directory<Row>(
        sql`select distinct store_id as "storeId" from pending_changes where status = 'pending'`,
      ),
    );
  if (status === 'suspended')
    return numbersOf(
      await database.directory<Row>(sql`select store_id as "storeId" from stores where is_suspended`),
    );
  return null;
}

const numbersOf = (rows: readonly { storeId: number }[]) => rows.map(({ storeId }) => storeId);

/**
 * Converts words to the form of the searched column: lower case, without accents; documents and phones
 * without punctuation.
 */
export function wordsOf(typed: string): string[] {
  const words = searchable(typed.toWellFormed().replace(/\p{Cc}/gu, ' '))
    .replace(/\(?\b(\d\d)\)?\s+(9?\d{4})-?(\d{4})\b/g, '$1$2$3')
    .split(/\s+/)
    .map((word) => (isWritten(word) ? word.replace(/[^0-9a-z]/g, '') : word).slice(0, LONGEST_WORD))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** True for a number, document or phone, with or without its usual punctuation. */
const isWritten = (word: string) =>
  /^[\d.()/+-]*\d[\d.()/+-]*$/.test(word) ||
  /^[0-9a-z]{2}\.[0-9a-z]{3}\.[0-9a-z]{3}\/[0-9a-z]{4}-\d\d$/.test(word);

/** SQL condition that a user closed the store for at most an hour. */
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
 * Finds matching stores. A common word matches among the newest stores, so a few thousand of these are scanned first. A
 * rare word then uses the trigram index. PostgreSQL itself cannot choose, because row-level security hides the
 * statistics from its planner.
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

/**
 * Scans stores from the number `from` on, or only those in `among`. The `|| ''` prevents the use of the column's index.
 */
async function oneByOne(
  database: Database,
  search: NarrowedSearch,
  words: readonly string[],
  from: number,
): Promise<StoreSummary[]> {
  const logins = all(words.map((word) => sql`l.login || '' like ${loginPatternOf(word)}`));
  const owners = await storesOfLogins(database, search, sql`${logins} and l.store_id >= ${from}`);
  const end = sql`and store_id < ${search.before ?? PAST_ALL} and store_id >= ${from}
    order by store_id desc limit ${search.limit + 1}`;
  return database.directory<StoreSummary>(sql`
    select ${COLUMNS} from stores where store_id in (
      (select store_id from stores
        where ${all(words.map((word) => sql`found_by || '' like ${patternOf(word)}`))} ${narrowed(search)} ${end})
      union
      select unnest(${owners}::integer[]))
     order by store_id desc limit ${search.limit + 1}`);
}

/** Searches all stores by the trigram index. Sorting by `store_id + 0` prevents a scan along the primary key. */
async function byParts(
  database: Database,
  search: NarrowedSearch,
  words: readonly string[],
): Promise<StoreSummary[]> {
  const logins = all(words.map((word) => sql`l.login like ${loginPatternOf(word)}`));
  const owners = await storesOfLogins(database, search, logins);
  const end = sql`and store_id < ${search.before ?? PAST_ALL} order by store_id + 0 desc limit ${search.limit + 1}`;
  return database.directory<StoreSummary>(sql`
    select ${COLUMNS} from stores where store_id in (
      (select store_id from stores
        where ${all(words.map((word) => sql`found_by like ${patternOf(word)}`))} ${narrowed(search)} ${end})
      union
      select unnest(${owners}::integer[]))
     order by store_id desc limit ${search.limit + 1}`);
}

/**
 * Stores with a matching login, newest first, one more than a page has. Logins and stores may be on different machines.
 * The filter by columns of the store is therefore a statement of its own.
 */
async function storesOfLogins(database: Database, search: NarrowedSearch, matches: Query): Promise<number[]> {
  const found: number[] = [];
  let before = search.before ?? PAST_ALL;
  for (;;) {
    const owners = numbersOf(
      await database.directory<{ storeId: number }>(sql`
        select distinct l.store_id as "storeId" from login_names l
         where ${matches} ${amongOf(search)} and l.store_id < ${before}
         order by l.store_id desc limit ${AT_A_TIME}`),
    );
    found.push(...(readsStore(search) ? await narrowedOnes(database, search, owners) : owners));
    if (owners.length < AT_A_TIME || found.length > search.limit) return found.slice(0, search.limit + 1);
    before = owners.at(-1) ?? 0;
  }
}

/** Those of the stores that pass the filter, newest first. */
async function narrowedOnes(
  database: Database,
  search: NarrowedSearch,
  storeIds: readonly number[],
): Promise<number[]> {
  return numbersOf(
    await database.directory<{ storeId: number }>(sql`
      select store_id as "storeId" from stores
       where store_id = any(${[...storeIds]}::integer[]) ${narrowed(search)} order by store_id desc`),
  );
}

/** A word of one or two letters has a trigram only where a word begins, so it matches only there. */
const patternOf = (word: string) => (word.length < 3 ? `% ${literally(word)}%` : `%${literally(word)}%`);

const loginPatternOf = (word: string) => (word.length < 3 ? `${literally(word)}%` : `%${literally(word)}%`);

const all = (conditions: readonly Query[]) => conditions.reduce((one, other) => sql`${one} and ${other}`);

/** True when the filter needs columns of the login's store. */
const readsStore = ({ status, createdFrom }: StoreSearch) =>
  createdFrom !== null || status === 'open' || status === 'closed';

const amongOf = ({ among }: Pick<NarrowedSearch, 'among'>) =>
  among === null ? sql`` : sql`and store_id = any(${among})`;

function narrowed({ status, createdFrom, among }: NarrowedSearch): Query {
  return sql`
    ${status === null ? sql`` : STATUSES[status]}
    ${amongOf({ among })}
    ${createdFrom === null ? sql`` : sql`and created_at >= ${new Date(createdFrom)}`}`;
}

const STATUSES = {
  open: sql`and is_open and not is_suspended`,
  closed: sql`and not is_open and not is_suspended`,
  suspended: sql``,
  waiting: sql``,
};

/** Stores with the typed number, document or login. Exact matches are listed before partial matches. */
async function exactStores(
  database: Database,
  search: NarrowedSearch,
  words: readonly string[],
): Promise<StoreSummary[]> {
  const [word] = words;
  if (word === undefined || words.length > 1) return [];
  const number = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  const named = await database.directory<{ storeId: number }>(sql`
    select store_id as "storeId" from store_documents where document = ${word.toUpperCase()}
     union select store_id from login_names where login = ${word}`);
  return database.directory<StoreSummary>(sql`
    select ${COLUMNS} from stores where store_id = any(${[number, ...numbersOf(named)]}::integer[])
       ${narrowed(search)} order by store_id desc limit 5`);
}
