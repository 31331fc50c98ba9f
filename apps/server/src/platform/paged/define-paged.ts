import { type Query, sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import { type CursorOf, fingerprintOf, readCursor, writeCursor } from './cursor.ts';
import { handedOver } from './handed-over.ts';
import { behind, orderBy, type Place, placeColumns, type SortKey } from './sort-key.ts';

/** Rows of a page where nobody says how many. */
const USUAL = 50;
/** Rows of a file that are read at a time: so few that they are gone before V8 counts them among what is kept. */
const AT_A_TIME = 100;
/** Rows that pages with numbers pass over at most: each one costs as much as one that is shown. */
const MOST_PASSED = 50_000;

const CLOSE: Query = { text: 'close listed', values: [] };

/** Where a list is read: in a store, or over all of them ({@link readerOfAll}). */
export type Reader = Pick<Transaction, 'rows' | 'storeId'>;

/** Reads over all stores, without locks, as the system role; its store is 0. */
export const readerOfAll = (system: Database): Reader => ({
  storeId: 0,
  rows: (query) => system.directory(query),
});

/** Reads something in a transaction of its own, of one snapshot: {@link readingIn} a store, or {@link readingOfAll}. */
export type Reading = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Reads in a store; what a file of it is made of. */
export const readingIn =
  (database: Database, storeId: number): Reading =>
  (work) =>
    database.readInStore(storeId, work);

/** Reads over all stores in a transaction, as {@link readerOfAll} does without one. */
export const readingOfAll =
  (system: Database): Reading =>
  (work) =>
    system.readInStore(0, work);

/** A select list whose rows have this form. */
interface Selection<Row> extends Query {
  readonly row?: Row;
}
/** Says which rows a select list makes. */
export const selecting = <Row>(columns: Query): Selection<Row> => columns;

/** Says that a list is of all stores, see {@link readerOfAll}. */
export const ofAllStores = (from: Query): Query => from;

/** What is asked besides the filter: the sort's name with `-` before it to turn it round, and where a page begins. */
export interface Asked<Sort extends string = string> {
  sort?: Sort | `-${Sort}` | null;
  /** The `next` of the page before. */
  after?: string | null;
  perPage?: number | null;
}

type NumberedAsked<Sort extends string> = Pick<Asked<Sort>, 'sort' | 'perPage'> & { page?: number | null };

interface PagedDeclaration<Filter, Context, Kept, Row, Sort extends string, Totals> {
  /** In cursors. */
  name: string;
  columns: Selection<Kept>;
  /** `from … where …`, each table with `storeId` by value (0 over all stores); `context` is what is no part of the filter. */
  from: (storeId: number, filter: Filter, context: Context) => Query;
  /** Each by its name; the last key of a sort is one no two rows share. Rows keep their place where keys never change. */
  sorts: Readonly<Record<Sort, readonly SortKey[]>>;
  /** The sort of whoever names none, turned round by a `-`. */
  usual: NoInfer<Sort> | `-${NoInfer<Sort>}`;
  /** Aggregates over all that is found, told with every page of one snapshot with its rows. */
  totals?: Selection<Totals>;
  /** What the rows of a page are for those who asked; as they are kept by default. */
  tell?: (rows: Kept[], reader: Reader, context: Context) => Row[] | Promise<Row[]>;
  /** See `CursorOf`. */
  hasPlainCursor?: true;
}

/** What a list wants to know besides the filter, if anything. */
export type Rest<Context> = unknown extends Context ? [] : [context: Context];

/** A list that is read page by page. */
export interface PagedList<Filter, Context, Row, Sort extends string, Totals> {
  name: string;
  sorts: readonly Sort[];
  /** One statement. Throws `list.page-gone` for a cursor that is not of this list, store, filter and sort. */
  page(
    reader: Reader,
    asked: Filter & Asked<Sort>,
    ...context: Rest<Context>
  ): Promise<{ rows: Row[]; next: string | null } & Totals>;
  /**
   * A page by its number, from 1; none beyond the last. `total` is counted in the snapshot of the rows; `pages` ends where
   * pages with numbers do.
   */
  numbered(
    reader: Reader,
    asked: Filter & NumberedAsked<Sort>,
    ...context: Rest<Context>
  ): Promise<{ rows: Row[]; total: number; pages: number } & Totals>;
  /**
   * Everything that is found at one moment, in slices of `perPage` (100): each row once, as it was then, whatever moves meanwhile. The
   * connection is held until the last slice is taken, or whoever takes them stops.
   */
  all(
    reading: Reading,
    asked: Filter & Omit<Asked<Sort>, 'after'>,
    ...context: Rest<Context>
  ): AsyncGenerator<Row[]>;
  /**
   * The first `most` rows, read slice by slice in the transaction of `reader`, so that other work has its turn between them;
   * `isCut`: there are more.
   */
  first(
    reader: Reader,
    asked: Filter & Omit<Asked<Sort>, 'after'>,
    most: number,
    ...context: Rest<Context>
  ): Promise<{ rows: Row[]; isCut: boolean }>;
  /** The totals alone. */
  totals(reader: Reader, filter: Filter, ...context: Rest<Context>): Promise<Totals>;
}

/** One row as it comes: what was selected, its place, and with the first of them the totals. */
type Raw<Kept> = Kept & { '#place': Place | null; '#totals'?: object; '#no'?: number };

/**
 * Declares a list that the database sorts, filters and pages. Pages go on behind the last row (keyset): what is written
 * meanwhile moves nothing. The first sort key should be one an index begins with, behind what `from` compares.
 */
export function definePaged<
  Filter,
  Context,
  Kept extends object,
  Row = Kept,
  Sort extends string = string,
  Totals = unknown,
>(
  declaration: PagedDeclaration<Filter, Context, Kept, Row, Sort, Totals>,
): PagedList<Filter, Context, Row, Sort, Totals> {
  const { name, columns, from, sorts, usual, totals, tell, hasPlainCursor = false } = declaration;

  /** Sort, and what a cursor of this question is signed with. */
  const read = (
    reader: Reader,
    { sort, after: _, perPage: __, page: ___, ...filter }: Asked & { page?: unknown },
  ) => {
    const word = sort ?? usual;
    const keys = keysOf(word);
    const fingerprint = fingerprintOf([name, reader.storeId, word, filter]);
    return { keys, cursorOf: { keys, fingerprint, isPlain: hasPlainCursor } satisfies CursorOf };
  };
  const keysOf = (word: string): readonly SortKey[] => {
    const isTurned = word.startsWith('-');
    const plain = isTurned ? word.slice(1) : word;
    if (!Object.hasOwn(sorts, plain)) throw new AppError('request.invalid');
    const keys = sorts[plain as Sort];
    return isTurned ? keys.map((key) => ({ ...key, isDescending: !key.isDescending })) : keys;
  };

  const ask = async (
    reader: Reader,
    source: Query,
    {
      keys,
      place,
      limit,
      offset,
      sums,
    }: {
      keys: readonly SortKey[];
      place: Place | null;
      limit: number;
      offset?: number;
      sums?: Query | undefined;
    },
  ) => {
    const page = sql`
      select ${columns}, array[${placeColumns(keys)}] as "#place" ${source}
        ${place === null ? sql`` : sql`and ${behind(keys, place)}`}
       order by ${orderBy(keys)} limit ${limit} ${offset ? sql`offset ${offset}` : sql``}`;
    // Rows and totals in one statement: of one snapshot, wherever it runs.
    const query = sums
      ? sql`
        select to_jsonb(t) as "#totals", p.* from (select ${sums} ${source}) t
          left join (select q.*, row_number() over () as "#no" from (${page}) q) p on true order by p."#no"`
      : page;
    const found = await reader.rows<Raw<Kept>>(query);
    return {
      found: found.filter((row) => row['#place'] !== null),
      sums: (found[0]?.['#totals'] ?? {}) as object,
    };
  };
  const told = async (rows: Raw<Kept>[], reader: Reader, context: Context): Promise<Row[]> => {
    const kept = rows.map(({ '#place': _, '#totals': __, '#no': ___, ...row }) => row as unknown as Kept);
    // Without words of its own a list tells what it keeps.
    return tell ? tell(kept, reader, context) : (kept as unknown as Row[]);
  };

  const page: PagedList<Filter, Context, Row, Sort, Totals>['page'] = async (reader, asked, ...rest) => {
    const [context] = rest as [Context];
    const { keys, cursorOf } = read(reader, asked);
    const limit = asked.perPage ?? USUAL;
    const place = asked.after == null ? null : readCursor(cursorOf, asked.after);
    // One more says whether there is another page.
    const wanted = { keys, place, limit: limit + 1, sums: totals };
    const { found, sums } = await ask(reader, from(reader.storeId, asked, context), wanted);
    const last = found.length > limit ? found[limit - 1]?.['#place'] : null;
    return {
      ...(sums as Totals),
      rows: await told(found.slice(0, limit), reader, context),
      next: last ? writeCursor(cursorOf, last) : null,
    };
  };

  /** Gives what is found slice by slice, through a cursor of the reader's transaction. */
  const walk = async (
    reader: Reader,
    asked: Filter & Omit<Asked<Sort>, 'after'>,
    { context, most }: { context: Context; most?: number },
    give: (slice: Row[]) => Promise<void> | void,
  ) => {
    const { keys } = read(reader, asked);
    await reader.rows(sql`
      declare listed no scroll cursor for
      select ${columns} ${from(reader.storeId, asked, context)} order by ${orderBy(keys)}
       ${most === undefined ? sql`` : sql`limit ${most}`}`);
    const limit = asked.perPage ?? AT_A_TIME;
    // How many cannot be a parameter. Never kept by a name: the next list's rows have other columns.
    const more: Query = { text: `fetch ${Math.trunc(limit)} from listed`, values: [] };
    let count: number;
    do {
      const rows = await reader.rows<Kept>(more);
      count = rows.length;
      if (count > 0) await give(tell ? await tell(rows, reader, context) : (rows as unknown as Row[]));
    } while (count === limit);
  };

  return {
    name,
    sorts: Object.keys(sorts) as Sort[],
    page,
    numbered: async (reader, asked, ...rest) => {
      const [context] = rest as [Context];
      const { keys } = read(reader, asked);
      const limit = asked.perPage ?? USUAL;
      const offset = ((asked.page ?? 1) - 1) * limit;
      const counted = sql`count(*)::integer as "#count"`;
      const wanted = {
        ...{
          keys,
          place: null,
          limit: offset > MOST_PASSED ? 0 : limit,
          offset: Math.min(offset, MOST_PASSED),
        },
        sums: totals ? sql`${totals}, ${counted}` : counted,
      };
      const { found, sums } = await ask(reader, from(reader.storeId, asked, context), wanted);
      const { '#count': total = 0, ...others } = sums as { '#count'?: number };
      return {
        ...(others as Totals),
        rows: await told(found, reader, context),
        total,
        pages: Math.max(1, Math.min(Math.ceil(total / limit), Math.floor(MOST_PASSED / limit) + 1)),
      };
    },
    all: (reading, asked, ...rest) =>
      handedOver((give) => {
        const [context] = rest as [Context];
        return reading((reader) => walk(reader, asked, { context }, give));
      }),
    first: async (reader, asked, most, ...rest) => {
      const [context] = rest as [Context];
      const rows: Row[] = [];
      await walk(reader, asked, { context, most: most + 1 }, (slice) => {
        rows.push(...slice);
      });
      await reader.rows(CLOSE);
      return { rows: rows.slice(0, most), isCut: rows.length > most };
    },
    totals: async (reader, filter, ...rest) => {
      const [context] = rest as [Context];
      if (totals === undefined) throw new TypeError(`${name} has no totals`);
      const query = sql`select ${totals} ${from(reader.storeId, filter, context)}`;
      const [sums] = await reader.rows<Totals>(query);
      return sums as Totals;
    },
  };
}
