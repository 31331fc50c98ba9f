import type { StoreStanding } from '@comanda/contract/provider/stores.wire';
import { searchable } from '@comanda/domain/text/searchable';
import { type Query, sql } from '../../../platform/database/sql.ts';
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

export interface StoreSearch {
  /** Parts of names, document, city, e-mail, telephone, number or of a login of its people; each word counts. */
  words: string;
  /** `waiting`: with changes that wait for the provider. */
  standing: StoreStanding | null;
  /** Created then or later, epoch milliseconds. */
  createdFrom: number | null;
  /** Only stores with a smaller number: where the last page ended. */
  before: number | null;
  limit: number;
}

/** What nobody means by a search: more words only make it slow. */
const MOST_WORDS = 6;
const LONGEST_WORD = 60;
/** A greater number than any store has. */
const PAST_ALL = 2_147_483_647;

/**
 * Stores that have every word, the newest first, but for the one whose very number, document or login was typed: it
 * comes first, on the first page. At most `limit` of them, and one more where there are more. As the system role.
 */
export async function searchStores(database: Database, wanted: StoreSearch): Promise<StoreSummary[]> {
  const search = { ...wanted, among: wanted.standing === 'waiting' ? await waitingStores(database) : null };
  const words = wordsOf(search.words);
  const [exact, found] = await Promise.all([
    search.before === null ? exactStores(database, search, words) : [],
    words.length === 0 ? newestStores(database, search) : matchingStores(database, search, words),
  ]);
  const first = new Set(exact.map(({ storeId }) => storeId));
  return [...exact, ...found.filter(({ storeId }) => !first.has(storeId))].slice(0, search.limit + 1);
}

interface NarrowedSearch extends StoreSearch {
  /** Only these; null: all. */
  among: readonly number[] | null;
}

/** The queue is worked off every day: its stores are few. */
async function waitingStores(database: Database): Promise<number[]> {
  const rows = await database.directory<{ storeId: number }>(
    sql`select distinct store_id as "storeId" from pending_changes where status = 'pending'`,
  );
  return rows.map(({ storeId }) => storeId);
}

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
 * Both ways in end at a page's length, so that neither a rare word nor one that half of all stores have makes it read
 * them all.
 */
function matchingStores(
  database: Database,
  search: NarrowedSearch,
  words: readonly string[],
): Promise<StoreSummary[]> {
  const end = sql`and store_id < ${search.before ?? PAST_ALL} order by store_id desc limit ${search.limit + 1}`;
  return database.directory<StoreSummary>(sql`
    select ${COLUMNS} from stores where store_id in (
      (select store_id from stores where ${all(words.map(partOfStore))} ${narrowed(search)} ${end})
      union
      (select store_id from login_names l where ${all(words.map(partOfLogin))} and (${!isNarrowed(search)}::boolean
         or exists (select from stores s where s.store_id = l.store_id ${narrowed(search)})) ${end}))
     order by store_id desc limit ${search.limit + 1}`);
}

/** Short words have no trigram inside a word: theirs is at its beginning. */
const partOfStore = (word: string) =>
  sql`found_by like ${word.length < 3 ? `% ${literally(word)}%` : `%${literally(word)}%`}`;

const partOfLogin = (word: string) =>
  sql`l.login like ${word.length < 3 ? `${literally(word)}%` : `%${literally(word)}%`}`;

const all = (conditions: readonly Query[]) => conditions.reduce((one, other) => sql`${one} and ${other}`);

const literally = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const isNarrowed = ({ standing, createdFrom }: StoreSearch) => standing !== null || createdFrom !== null;

function narrowed({ standing, createdFrom, among }: NarrowedSearch): Query {
  return sql`
    ${standing === null ? sql`` : STANDINGS[standing]}
    ${among === null ? sql`` : sql`and store_id = any(${among})`}
    ${createdFrom === null ? sql`` : sql`and created_at >= ${new Date(createdFrom)}`}`;
}

const STANDINGS = {
  open: sql`and is_open and not is_suspended`,
  closed: sql`and not is_open and not is_suspended`,
  suspended: sql`and is_suspended`,
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
