import { type Query, sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import { type CursorOf, fingerprintOf, readCursor, writeCursor } from './cursor.ts';
import { handedOver } from './handed-over.ts';
import { behind, orderBy, type Place, placeColumns, type SortKey } from './sort-key.ts';

/** Default number of rows per page. */
const USUAL = 50;
/** Rows per read of a file. V8 frees such a small number before it reaches the old generation. */
const AT_A_TIME = 100;
/** Maximum of rows that numbered pages may skip, because a skipped row costs as much as a shown row. */
const MAX_PASSED = 50_000;

const CLOSE: Query = { text: 'close listed', values: [] };

/** Reads rows of one store, or of all stores ({@link readerOfAll}). */
export type Reader = Pick<Transaction, 'rows' | 'storeId'>;

/** Reads over all stores, without locks, as the system role. The reader's store id is 0. */
export const readerOfAll = (system: Database): Reader => ({
  storeId: 0,
  rows: (query) => system.directory(query),
});

/**
 * Runs reads in a transaction with one snapshot: in a store ({@link readRunnerIn}), or over all stores
 * ({@link readRunnerOfAll}).
 */
export type ReadRunner = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Runs reads in a store, for files. */
export const readRunnerIn =
  (database: Database, storeId: number): ReadRunner =>
  (work) =>
    database.readInStore(storeId, work);

/** Runs reads over all stores in a transaction, unlike {@link readerOfAll}. */
export const readRunnerOfAll =
  (system: Database): ReadRunner =>
  (work) =>
    system.readInStore(0, work);

/** A select list with its row type. */
interface Selection<Row> extends Query {
  readonly row?: Row;
}
/** Sets the row type of a select list. */
export const selecting = <Row>(columns: Query): Selection<Row> => columns;

/**
 * Marks a statement that reads all stores, see {@link readerOfAll}. A check of this repository requires the
 * mark.
 */
export const ofAllStores = (from: Query): Query => from;

/** Parameters of a request besides the filter. `sort`: the sort's name; a leading `-` reverses it. */
export interface PageRequest<Sort extends string = string> {
  sort?: Sort | `-${Sort}` | null;
  /** The cursor `next` of the previous page. */
  after?: string | null;
  perPage?: number | null;
}

type NumberedPageRequest<Sort extends string> = Pick<PageRequest<Sort>, 'sort' | 'perPage'> & {
  page?: number | null;
};

interface PagedDeclaration<Filter, Context, StoredRow, Row, Sort extends string, Totals> {
  /** Name of the list in cursors. */
  name: string;
  columns: Selection<StoredRow>;
  /**
   * `from … where …`. Each table must be compared with the value `storeId` (0: all stores). `context`: values
   * outside the filter.
   */
  from: (storeId: number, filter: Filter, context: Context) => Query;
  /**
   * Sorts by name. The last key of a sort must be unique. If the keys of a row never change, no row moves
   * between pages.
   */
  sorts: Readonly<Record<Sort, readonly SortKey[]>>;
  /** The default sort; a leading `-` reverses it. */
  defaultSort: NoInfer<Sort> | `-${NoInfer<Sort>}`;
  /** Aggregates over all found rows. Every page has them, from the same snapshot. */
  totals?: Selection<Totals>;
  /** Converts the rows of a page for the caller; by default they stay unchanged. */
  present?: (rows: StoredRow[], reader: Reader, context: Context) => Row[] | Promise<Row[]>;
  /** True for the older form of cursors, see `CursorOf`. */
  hasPlainCursor?: true;
}

/** The context parameter of a list that has a context. */
export type Rest<Context> = unknown extends Context ? [] : [context: Context];

/** A list that is read page by page. */
export interface PagedList<Filter, Context, Row, Sort extends string, Totals> {
  name: string;
  sorts: readonly Sort[];
  /** Reads a page with one statement. Throws `list.page-gone` for a cursor of another list, store, filter or sort. */
  page(
    reader: Reader,
    requested: Filter & PageRequest<Sort>,
    ...context: Rest<Context>
  ): Promise<{ rows: Row[]; next: string | null } & Totals>;
  /**
   * A page by its number, from 1; null after the last page. `total` is counted in the same snapshot. `pages`:
   * number of the last page that can be requested.
   */
  numbered(
    reader: Reader,
    requested: Filter & NumberedPageRequest<Sort>,
    ...context: Rest<Context>
  ): Promise<{ rows: Row[]; total: number; pages: number } & Totals>;
  /**
   * All rows of one snapshot, in slices of `perPage` (100): each row once, even if rows change. Holds the connection
   * until the last slice is read or the caller stops.
   */
  all(
    runRead: ReadRunner,
    requested: Filter & Omit<PageRequest<Sort>, 'after'>,
    ...context: Rest<Context>
  ): AsyncGenerator<Row[]>;
  /**
   * The first `most` rows. They are read in slices in the transaction of `reader`, so that other work runs in
   * between. `isCut`: more rows exist.
   */
  first(
    reader: Reader,
    requested: Filter & Omit<PageRequest<Sort>, 'after'>,
    most: number,
    ...context: Rest<Context>
  ): Promise<{ rows: Row[]; isCut: boolean }>;
  totals(reader: Reader, filter: Filter, ...context: Rest<Context>): Promise<Totals>;
}

/** One row of the database: the selected columns, the position, and in the first row the totals. */
type Raw<StoredRow> = StoredRow & { '#place': Place | null; '#totals'?: object; '#no'?: number };

/** The rows that a request needs: a page after a position, or after a number of skipped rows. */
interface Wanted {
  keys: readonly SortKey[];
  place: Place | null;
  limit: number;
  offset?: number;
  sums?: Query | undefined;
}

/** The statements of a list. */
function statementsOf<Filter, Context, StoredRow extends object, Row, Sort extends string, Totals>({
  name,
  columns,
  sorts,
  defaultSort,
  present,
  hasPlainCursor,
}: PagedDeclaration<Filter, Context, StoredRow, Row, Sort, Totals>) {
  const keysOf = (word: string): readonly SortKey[] => {
    const isTurned = word.startsWith('-');
    const plain = isTurned ? word.slice(1) : word;
    if (!Object.hasOwn(sorts, plain)) throw new AppError('request.invalid');
    const keys = sorts[plain as Sort];
    return isTurned ? keys.map((key) => ({ ...key, isDescending: !key.isDescending })) : keys;
  };
  return {
    /** Determines the sort of a request, and the fingerprint of its cursors. */
    read: (
      reader: Reader,
      { sort, after: _, perPage: __, page: ___, ...filter }: PageRequest & { page?: unknown },
    ) => {
      const word = sort ?? defaultSort;
      const keys = keysOf(word);
      const fingerprint = fingerprintOf([name, reader.storeId, word, filter]);
      return { keys, cursorOf: { keys, fingerprint, isPlain: hasPlainCursor === true } satisfies CursorOf };
    },
    query: async (reader: Reader, source: Query, { keys, place, limit, offset, sums }: Wanted) => {
      const page = sql`
      select ${columns}, array[${placeColumns(keys)}] as "#place" ${source}
        ${place === null ? sql`` : sql`and ${behind(keys, place)}`}
       order by ${orderBy(keys)} limit ${limit} ${offset ? sql`offset ${offset}` : sql``}`;
      // Reads rows and totals in one statement, so that both have the same snapshot.
      const query = sums
        ? sql`
        select to_jsonb(t) as "#totals", p.* from (select ${sums} ${source}) t
          left join (select q.*, row_number() over () as "#no" from (${page}) q) p on true order by p."#no"`
        : page;
      const found = await reader.rows<Raw<StoredRow>>(query);
      return {
        found: found.filter((row) => row['#place'] !== null),
        sums: (found[0]?.['#totals'] ?? {}) as object,
      };
    },
    reported: async (rows: Raw<StoredRow>[], reader: Reader, context: Context): Promise<Row[]> => {
      const stored = rows.map(
        ({ '#place': _, '#totals': __, '#no': ___, ...row }) => row as unknown as StoredRow,
      );
      // A list without `present` returns its rows unchanged.
      return present ? present(stored, reader, context) : (stored as unknown as Row[]);
    },
    /** Reads the rows in slices, by a database cursor in the reader's transaction. */
    walk: async (
      reader: Reader,
      {
        source,
        keys,
        limit,
        most,
      }: { source: Query; keys: readonly SortKey[]; limit: number; most?: number },
      context: Context,
      give: (slice: Row[]) => Promise<void> | void,
    ) => {
      await reader.rows(sql`
      declare listed no scroll cursor for
      select ${columns} ${source} order by ${orderBy(keys)}
       ${most === undefined ? sql`` : sql`limit ${most}`}`);
      // PostgreSQL allows no parameter here. The statement has no name, because a prepared statement would
      // fail for a list with other columns.
      const more: Query = { text: `fetch ${Math.trunc(limit)} from listed`, values: [] };
      let count: number;
      do {
        const rows = await reader.rows<StoredRow>(more);
        count = rows.length;
        if (count > 0)
          await give(present ? await present(rows, reader, context) : (rows as unknown as Row[]));
      } while (count === limit);
    },
  };
}

/** Selects the rows of a numbered page. The totals include the number of all rows. */
function numberedWanted(
  { page, perPage }: { page?: number | null; perPage?: number | null },
  keys: readonly SortKey[],
  totals: Query | undefined,
) {
  const limit = perPage ?? USUAL;
  const offset = ((page ?? 1) - 1) * limit;
  const counted = sql`count(*)::integer as "#count"`;
  return {
    ...{ keys, place: null },
    limit: offset > MAX_PASSED ? 0 : limit,
    offset: Math.min(offset, MAX_PASSED),
    sums: totals ? sql`${totals}, ${counted}` : counted,
  };
}

const pagesOf = (total: number, limit: number): number =>
  Math.max(1, Math.min(Math.ceil(total / limit), Math.floor(MAX_PASSED / limit) + 1));

/**
 * Declares a list that the database sorts, filters and pages. A page continues after the last row (keyset), so new rows
 * do not shift it. An index should begin with the columns that `from` compares, then the first sort key.
 */
export function definePaged<
  Filter,
  Context,
  StoredRow extends object,
  Row = StoredRow,
  Sort extends string = string,
  Totals = unknown,
>(
  declaration: PagedDeclaration<Filter, Context, StoredRow, Row, Sort, Totals>,
): PagedList<Filter, Context, Row, Sort, Totals> {
  const { name, from, sorts, totals } = declaration;
  const { read, query, reported, walk } = statementsOf(declaration);
  type List = PagedList<Filter, Context, Row, Sort, Totals>;

  const page: List['page'] = async (reader, requested, ...rest) => {
    const [context] = rest as [Context];
    const { keys, cursorOf } = read(reader, requested);
    const limit = requested.perPage ?? USUAL;
    const place = requested.after == null ? null : readCursor(cursorOf, requested.after);
    // Reads one row more than the page has, to find out if another page follows.
    const wanted = { keys, place, limit: limit + 1, sums: totals };
    const { found, sums } = await query(reader, from(reader.storeId, requested, context), wanted);
    const last = found.length > limit ? found[limit - 1]?.['#place'] : null;
    return {
      ...(sums as Totals),
      rows: await reported(found.slice(0, limit), reader, context),
      next: last ? writeCursor(cursorOf, last) : null,
    };
  };
  const numbered: List['numbered'] = async (reader, requested, ...rest) => {
    const [context] = rest as [Context];
    const wanted = numberedWanted(requested, read(reader, requested).keys, totals);
    const { found, sums } = await query(reader, from(reader.storeId, requested, context), wanted);
    const { '#count': total = 0, ...others } = sums as { '#count'?: number };
    return {
      ...(others as Totals),
      rows: await reported(found, reader, context),
      ...{ total, pages: pagesOf(total, requested.perPage ?? USUAL) },
    };
  };
  const walkFrom = (
    reader: Reader,
    requested: Filter & Omit<PageRequest<Sort>, 'after'>,
    { context, most }: { context: Context; most?: number },
    give: (slice: Row[]) => Promise<void> | void,
  ) => {
    const { keys } = read(reader, requested);
    const limit = requested.perPage ?? AT_A_TIME;
    const source = from(reader.storeId, requested, context);
    return walk(reader, { source, keys, limit, ...(most !== undefined && { most }) }, context, give);
  };
  const first: List['first'] = async (reader, requested, most, ...rest) => {
    const [context] = rest as [Context];
    const rows: Row[] = [];
    await walkFrom(reader, requested, { context, most: most + 1 }, (slice) => {
      rows.push(...slice);
    });
    await reader.rows(CLOSE);
    return { rows: rows.slice(0, most), isCut: rows.length > most };
  };
  return {
    ...{ name, page, numbered, first },
    sorts: Object.keys(sorts) as Sort[],
    all: (runRead, requested, ...rest) =>
      handedOver((give) =>
        runRead((reader) => walkFrom(reader, requested, { context: rest[0] as Context }, give)),
      ),
    totals: async (reader, filter, ...rest) => {
      const [context] = rest as [Context];
      if (totals === undefined) throw new TypeError(`${name} has no totals`);
      const [sums] = await reader.rows<Totals>(
        sql`select ${totals} ${from(reader.storeId, filter, context)}`,
      );
      return sums as Totals;
    },
  };
}
