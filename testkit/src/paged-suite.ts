import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase, type Database } from '@comanda/server/src/platform/database/transaction.ts';
import { AppError } from '@comanda/server/src/platform/errors/app-error.ts';
import {
  type PagedList,
  type Reader,
  type ReadRunner,
  type Rest,
  readerOfAll,
  readRunnerOfAll,
} from '@comanda/server/src/platform/paged/define-paged.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from './postgres.ts';
import { createTestStore } from './stores.ts';

/** A list of the server to test, with the SQL that writes its rows. */
export interface ListToPage<Filter, Context, Row, Sort extends string> {
  list: PagedList<Filter, Context, Row, Sort, unknown>;
  /** A filter that finds all rows of {@link insert}. */
  filter: Filter;
  /** A filter that finds fewer of these rows, or none. Used to test a cursor of another query. */
  otherFilter: Filter;
  /** The context that reading a page needs, if any. */
  context: Rest<Context>;
  /** True: the list covers all stores and is read as the system role. */
  isOfAllStores?: true;
  /** True: the list belongs to one store but is read as the system role, because panels do not show it. */
  isOfProvider?: true;
  /** True: the cursor has no fingerprint; see `CursorOf.isPlain`. */
  hasPlainCursor?: true;
  /** Returns a key that is unique among the rows of all stores. */
  keyOf(row: Row): string;
  /**
   * SQL that writes rows numbered from $2 to $3 into store $1, as the owner. Some rows must have the same
   * first sort key.
   */
  insert: string;
  /** SQL that removes row number $2 of store $1. */
  remove: string;
}

const NO_CURSORS = [
  'x',
  '1',
  '%',
  'null',
  '[]',
  'bnVsbA',
  'W10',
  'a'.repeat(5_000),
  "1_' or 1=1 --",
  'é',
  '1_2_3',
];

/**
 * Tests for every list that the server pages. Each row is listed once, in every sort and both directions,
 * even while rows are added and removed. A cursor that is invalid or belongs to another list is refused with
 * a text. No row of another store is ever listed.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a suite: its length is its list of tests.
export function pagedSuite<Filter, Context, Row, Sort extends string>(
  given: ListToPage<Filter, Context, Row, Sort>,
): void {
  const { list, filter, context: rest, keyOf, isOfAllStores, isOfProvider } = given;
  const sorts = list.sorts.flatMap((sort) => [sort, `-${sort}`] as const);

  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a suite: its length is its list of tests.
  describe(`a list in pages: ${list.name}`, () => {
    const database = testDatabase();
    const pools: ReturnType<typeof createPool>[] = [];
    let owner: pg.Client;
    let readIn: (storeId: number) => <T>(work: (reader: Reader) => Promise<T>) => Promise<T>;
    let snapshotOf: (storeId: number) => ReadRunner;
    beforeAll(async () => {
      owner = new pg.Client({ connectionString: database.urls.owner });
      await owner.connect();
      const open = (url: string): Database => {
        const pool = createPool({ url, max: 2, applicationName: 'test', onError: () => undefined });
        pools.push(pool);
        return createDatabase(pool);
      };
      const [app, system] = [open(database.urls.app), open(database.urls.system)];
      const role = isOfProvider ? system : app;
      readIn = (storeId) =>
        isOfAllStores ? (work) => work(readerOfAll(system)) : (work) => role.inStore(storeId, work);
      snapshotOf = (storeId) =>
        isOfAllStores ? readRunnerOfAll(system) : (work) => role.readInStore(storeId, work);
    });
    afterAll(() => Promise.all([owner.end(), ...pools.map((pool) => pool.end())]));

    const aStore = async (rows: number) => {
      const { storeId } = await createTestStore(database.urls.system);
      if (rows > 0) await owner.query(given.insert, [storeId, 1, rows]);
      return storeId;
    };
    const everything = async (storeId: number, sort: Sort | `-${Sort}`) => {
      const rows: Row[] = [];
      for await (const slice of list.all(snapshotOf(storeId), { ...filter, sort, perPage: 90 }, ...rest))
        rows.push(...slice);
      return rows.map(keyOf);
    };
    type PageRequest = Parameters<typeof list.page>[1];
    const pageOf = (storeId: number, requested: object) =>
      readIn(storeId)((reader) => list.page(reader, { ...filter, ...requested } as PageRequest, ...rest));
    const paged = async (storeId: number, requested: object, meanwhile?: (page: Row[]) => Promise<void>) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(storeId, { ...requested, after });
        seen.push(...page.rows.map(keyOf));
        after = page.next;
        await meanwhile?.(page.rows);
      } while (after !== null);
      return seen;
    };
    const sharing = isOfAllStores ? 0 : 30;

    it.each([0, 1, 25, 200])(
      'returns each of %i rows once, in every sort and both directions',
      async (count) => {
        const before = isOfAllStores ? (await everything(0, list.sorts[0] as Sort)).length : 0;
        await aStore(sharing);
        const storeId = await aStore(count);
        for (const sort of sorts) {
          const rows = await everything(storeId, sort);
          expect(rows).toHaveLength(before + count);
          expect(new Set(rows).size).toBe(rows.length);
          expect(await paged(storeId, { sort, perPage: count > 100 ? 41 : 4 })).toEqual(rows);
          const numbered = await readIn(storeId)((reader) =>
            list.numbered(reader, { ...filter, sort, page: 2, perPage: 4 }, ...rest),
          );
          expect(numbered.rows.map(keyOf)).toEqual(rows.slice(4, 8));
          expect([numbered.total, numbered.pages]).toEqual([
            rows.length,
            Math.max(1, Math.ceil(rows.length / 4)),
          ]);
          if (sort.startsWith('-')) expect(rows.toReversed().toSorted()).toEqual(rows.toSorted());
        }
      },
    );

    it('returns the other rows once while rows come and go', async () => {
      for (const sort of sorts) {
        const storeId = await aStore(20);
        const before = await everything(storeId, sort);
        let next = 100;
        const seen = await paged(storeId, { sort, perPage: isOfAllStores ? 300 : 5 }, async () => {
          next += 1;
          await owner.query(given.insert, [storeId, next, next]);
          await owner.query(given.remove, [storeId, next - 100]);
        });
        const after = new Set(await everything(storeId, sort));
        expect(new Set(seen).size).toBe(seen.length);
        for (const key of before) if (after.has(key)) expect(seen).toContain(key);
      }
    });

    it('exports one snapshot, and holds no connection after a stop', async () => {
      const storeId = await aStore(12);
      const sort = sorts[0] as Sort;
      const before = await everything(storeId, sort);
      const saved: string[] = [];
      for await (const slice of list.all(snapshotOf(storeId), { ...filter, sort, perPage: 5 }, ...rest)) {
        saved.push(...slice.map(keyOf));
        await owner.query(given.insert, [storeId, 100 + saved.length, 100 + saved.length]);
        for (const no of [1, 12]) await owner.query(given.remove, [storeId, no]);
      }
      expect(saved).toEqual(before);
      expect(await everything(storeId, sort)).not.toEqual(before);
      // An abandoned read must return its connection. The test therefore repeats it more often than there are
      // connections.
      for (let time = 0; time < 3; time += 1)
        for await (const slice of list.all(snapshotOf(storeId), { ...filter, sort, perPage: 5 }, ...rest)) {
          expect(slice.length).toBeGreaterThan(0);
          break;
        }
      const left = await owner.query(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      expect(left.rowCount).toBe(0);
    });

    it('refuses an invalid cursor or one of another query in words', async () => {
      const storeId = await aStore(12);
      const [sort, turned] = sorts;
      const { next } = await pageOf(storeId, { sort, perPage: 5 });
      const refused = async (requested: object, of = storeId) => {
        const failure = await pageOf(of, requested).catch((error: unknown) => error);
        return failure instanceof AppError ? failure.code : failure;
      };
      // A plain cursor may be a plain number, so a number is no invalid cursor for this list.
      const none = NO_CURSORS.filter((after) => !(given.hasPlainCursor && /^\d+$/.test(after)));
      for (const after of none) expect(await refused({ after }), after).toBe('list.page-gone');
      if (given.hasPlainCursor) return;
      for (const other of [{ ...given.otherFilter, sort }, { sort: turned }])
        expect(await refused({ ...other, after: next })).toBe('list.page-gone');
      if (!isOfAllStores)
        expect(await refused({ sort, after: next }, await aStore(12))).toBe('list.page-gone');
    });

    if (isOfAllStores) return;
    it('returns no row of another store for any cursor', async () => {
      const [own, other] = [await aStore(3), await aStore(12)];
      const { next } = await pageOf(other, { perPage: 5 });
      const theirs = new Set(await everything(other, sorts[0] as Sort));
      const page = await pageOf(own, { after: next }).catch(() => ({ rows: [] }));
      // Rows that are numbered by store have the same numbers in both stores, so `keyOf` must include other
      // data.
      const hint = 'a row of another store, or keyOf is the same in both stores';
      for (const row of [...page.rows, ...(await pageOf(own, {})).rows])
        expect(theirs.has(keyOf(row)), `${hint}: ${keyOf(row)}`).toBe(false);
    });
  });
}
