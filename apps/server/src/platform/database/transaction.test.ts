import { createTestDatabase } from '@comanda/testkit/postgres';
import { createTestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from './pools.ts';
import { prepared, type Query, sql } from './sql.ts';
import { createDatabase, type Database, type Transaction } from './transaction.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: ReturnType<typeof createPool>;
let database: Database;
let storeId: number;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // The pool has one connection, so the next test notices a transaction that was left open.
  pool = createPool({
    url: testDatabase.urls.app,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  database = createDatabase(pool);
  ({ storeId } = await createTestStore(testDatabase.urls.system));
});
afterAll(async () => {
  await pool.end();
  await testDatabase.drop();
});

it('refuses a pool without pipelining', async () => {
  const plain = new pg.Pool({ connectionString: testDatabase.urls.app });
  expect(() => createDatabase(plain)).toThrow('createPool');
  await plain.end();
});

it('a connection is prepared without a warning and outside a transaction', async () => {
  const { app: url } = testDatabase.urls;
  const fresh = createPool({ url, max: 1, applicationName: 'test', onError: () => undefined });
  const notices: (string | undefined)[] = [];
  fresh.on('connect', (client) => client.on('notice', ({ message }) => notices.push(message)));
  await createDatabase(fresh).inStore(storeId, (tx) => tx.rows(sql`select 1`));
  await fresh.query('begin');
  await fresh.query('rollback');
  expect(notices).toEqual([]);
  await fresh.end();
});

const count = (tx: Transaction, statement: 'rows' | 'lastRows') =>
  tx[statement]<{ seq: number }>(
    sql`update store_counters set event_seq = event_seq + 1 where store_id = ${tx.storeId} returning event_seq as seq`,
  );
const broken = sql`select 1 / 0`;
const currentSeq = async () => {
  const rows = await database.inStore(storeId, (tx) =>
    tx.rows<{ seq: number }>(sql`select event_seq as seq from store_counters where store_id = ${tx.storeId}`),
  );
  return rows[0]?.seq;
};

describe('a transaction', () => {
  it('commits when its work is done, and only then runs effects', async () => {
    const before = (await currentSeq()) ?? 0;
    const reported: string[] = [];
    await database.inStore(storeId, async (tx) => {
      tx.afterCommit(() => reported.push('first'));
      await count(tx, 'rows');
      tx.afterCommit(() => reported.push('second'));
      expect(reported).toEqual([]);
    });
    expect(reported).toEqual(['first', 'second']);
    expect(await currentSeq()).toBe(before + 1);
  });

  it('leaves nothing when its work fails, even after successful statements', async () => {
    const before = await currentSeq();
    const reported: string[] = [];
    const work = database.inStore(storeId, async (tx) => {
      tx.afterCommit(() => reported.push('never'));
      await count(tx, 'rows');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(reported).toEqual([]);
    expect(await currentSeq()).toBe(before);
  });

  it('does not report success after an error that the work caught', async () => {
    const work = database.inStore(storeId, async (tx) => {
      await count(tx, 'rows');
      await tx.rows(broken).catch(() => []);
    });
    await expect(work).rejects.toThrow('rolled back');
  });

  it('is committed by its last statement', async () => {
    const before = (await currentSeq()) ?? 0;
    const reported: string[] = [];
    const rows = await database.inStore(storeId, async (tx) => {
      await count(tx, 'rows');
      tx.afterCommit(() => reported.push('once'));
      return count(tx, 'lastRows');
    });
    expect(rows).toEqual([{ seq: before + 2 }]);
    expect(reported).toEqual(['once']);
    expect(await currentSeq()).toBe(before + 2);
  });

  it('prepares a frequent statement on its connection, but not a rare one', async () => {
    const stored = async () =>
      (await pool.query(`select from pg_prepared_statements where statement like '%as often%'`)).rowCount;
    const count = () =>
      database.inStore(storeId, (tx) =>
        tx.rows<{ often: number }>(sql`select ${tx.storeId}::integer as often`),
      );
    for (let time = 0; time < 3; time += 1) await count();
    expect(await stored()).toBe(0);
    for (let time = 0; time < 2; time += 1) expect(await count()).toEqual([{ often: storeId }]);
    expect(await stored()).toBe(1);
  });

  it('plans every statement for its values and the current tables, if its work fills them', async () => {
    const count = (plans?: 'anew') =>
      database.inStore(storeId, (tx) => tx.rows(sql`select ${tx.storeId}::integer as planned`), { plans });
    const planned = async () =>
      (
        await pool.query<{ generic: number; custom: number }>(
          `select generic_plans as generic, custom_plans as custom from pg_prepared_statements where statement like '%as planned%'`,
        )
      ).rows;
    for (let time = 0; time < 13; time += 1) await count('anew');
    expect(await planned()).toEqual([{ generic: 0, custom: 10 }]);
    for (let time = 0; time < 2; time += 1) await count();
    expect(await planned()).toEqual([{ generic: 2, custom: 10 }]);
  });

  it('commits with its last statements together, or fails with any of them', async () => {
    const add = (name: string, by: Query) =>
      prepared(
        name,
        sql`update store_counters set event_seq = event_seq + ${by} where store_id = ${storeId} returning event_seq as seq`,
      );
    const sent = (number: number) =>
      database.inStore(storeId, (tx) =>
        tx.together<{ seq: number }>(
          [
            add('first', sql`1`),
            add('second', sql`${10}::integer`),
            add('third', sql`100 / ${number}::integer`),
          ],
          { isLast: true },
        ),
      );
    const before = (await currentSeq()) ?? 0;
    expect(await sent(1)).toEqual([{ seq: before + 1 }]);
    expect(await sent(1)).toEqual([{ seq: before + 112 }]);
    await expect(sent(0)).rejects.toThrow('division by zero');
    expect(await sent(100)).toEqual([{ seq: before + 223 }]);
    expect(await currentSeq()).toBe(before + 234);
  });

  it('rolls back when its last statement fails, and the connection can be used again', async () => {
    const before = await currentSeq();
    const work = database.inStore(storeId, async (tx) => {
      await count(tx, 'rows');
      return tx.lastRows(broken);
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(await currentSeq()).toBe(before);
  });

  it('fails when its last statement fails, even if the work catches the error', async () => {
    const work = database.inStore(storeId, (tx) => tx.lastRows(broken).catch(() => []));
    await expect(work).rejects.toThrow('rolled back');
  });

  it('refuses statements after its last one', async () => {
    const work = database.inStore(storeId, async (tx) => {
      await count(tx, 'lastRows');
      await count(tx, 'rows');
    });
    await expect(work).rejects.toThrow('already sent');
  });

  it('reads one snapshot despite commits of others, and writes nothing', async () => {
    const other = createPool({
      url: testDatabase.urls.app,
      max: 1,
      applicationName: 'other',
      onError: () => undefined,
    });
    const seq = sql`select event_seq as seq from store_counters where store_id = ${storeId}`;
    const seen = await database.readInStore(storeId, async (tx) => {
      const first = await tx.rows(seq);
      await createDatabase(other).inStore(storeId, (writing) => count(writing, 'rows'));
      return [first, await tx.rows(seq)];
    });
    await other.end();
    expect(seen[1]).toEqual(seen[0]);
    expect([{ seq: await currentSeq() }]).not.toEqual(seen[0]);
    await expect(database.readInStore(storeId, (tx) => count(tx, 'rows'))).rejects.toThrow('read-only');
  });
});
