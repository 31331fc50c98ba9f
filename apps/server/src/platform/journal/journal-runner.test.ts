import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventually } from '@comanda/testkit/eventually';
import { countingReader, createSums, fillJournal, sumsOf } from '@comanda/testkit/journal/counting-reader';
import { createTestDatabase } from '@comanda/testkit/postgres';
import { createTestStore } from '@comanda/testkit/stores';
import { Registry } from '@prometheus-io/client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPool } from '../database/pools.ts';
import { sql } from '../database/sql.ts';
import { createDatabase, type Transaction } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import { createLogger } from '../log.ts';
import { JournalRunner } from './journal-runner.ts';
import type { JournalReader } from './reader.ts';

const DYING = fileURLToPath(import.meta.resolve('@comanda/testkit/journal/dying-reader'));

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: pg.Client;
const pools: pg.Pool[] = [];
const runners: JournalRunner[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = new pg.Client({ connectionString: testDatabase.urls.owner });
  await owner.connect();
  await createSums(owner);
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await owner.query(`
    delete from journal_readers; delete from journal_set_aside; delete from journal_sums; delete from store_events;
    update store_counters set event_seq = 0`);
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await owner.end();
  await testDatabase.drop();
});

function open(url: string) {
  const pool = createPool({ url, max: 3, applicationName: 'test', onError: () => undefined });
  pools.push(pool);
  return createDatabase(pool);
}

/** Creates a server whose clock is ahead by this time. */
function aServer(reader: JournalReader, aheadMs = 0) {
  const metrics = new Registry();
  const runner = new JournalRunner({
    readers: [reader],
    database: open(testDatabase.urls.app),
    system: open(testDatabase.urls.system),
    clock: { now: () => Date.now() + aheadMs },
    log: createLogger('silent'),
    metrics,
  });
  runners.push(runner);
  return { runner, metrics };
}

const aStore = async (entries: number) => {
  const { storeId } = await createTestStore(testDatabase.urls.system);
  await fillJournal(owner, storeId, entries);
  return storeId;
};

const placeOf = async (storeId: number) =>
  (await owner.query<{ seq: string }>('select seq from journal_readers where store_id = $1', [storeId]))
    .rows[0]?.seq;

const untilRead = (storeId: number) =>
  eventually(async () => {
    const { read, written } = await sumsOf(owner, storeId);
    expect(read).toEqual(written);
  });

it('two servers with clocks half a minute apart read each entry once', async () => {
  const storeId = await aStore(700);
  const servers = [aServer(countingReader()), aServer(countingReader(), 30_000)];
  for (let round = 0; round < 10; round += 1) {
    await fillJournal(owner, storeId, 3);
    for (const { runner } of servers) runner.wake(storeId);
  }
  await untilRead(storeId);
  expect(await placeOf(storeId)).toBe('730');
});

it('metrics show the age of the oldest unread entry of each reader', async () => {
  const storeId = await aStore(3);
  await owner.query(`update store_events set at = now() - seq * interval '1 hour' where store_id = $1`, [
    storeId,
  ]);
  const { runner, metrics } = aServer(countingReader());
  const lag = async () =>
    Number(/comanda_journal_behind_seconds\{reader="counting"\} ([\d.]+)/.exec(await metrics.metrics())?.[1]);
  // The first unread entry determines the age, although later entries have earlier times in this test.
  expect(await lag()).toBeCloseTo(3_600, -2);
  runner.wake(storeId);
  await untilRead(storeId);
  expect(await lag()).toBe(0);
});

it.each([
  ['before it reads', 'before', '2', '500'],
  ['when it has written', 'after', '2', '500'],
  ['when it has written for the first time', 'after', '1', undefined],
  ['after its commit', 'committed', '1', '500'],
])('a server killed %s repeats nothing and loses nothing', async (_name, when, step, place) => {
  const storeId = await aStore(1_200);
  const { app, system } = testDatabase.urls;
  const child = spawn(process.execPath, [DYING, app, system, String(storeId), when, step]);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await placeOf(storeId)).toBe(place);
  const { runner } = aServer(countingReader());
  runner.wake(storeId);
  await untilRead(storeId);
});

it('a sweep finds missed entries in every store; a position of zero reads everything again', async () => {
  const storeIds = [await aStore(3), await aStore(1), await aStore(0), await aStore(1_001)];
  // Deletes notifications that no reader has read yet. Readers do not need notifications.
  await owner.query('delete from store_events where store_id = $1 and seq > 1', [storeIds[0]]);
  const { runner, metrics } = aServer(countingReader());
  await runner.sweep();
  expect(await metrics.metrics()).toMatch(/comanda_journal_behind_entries\{reader="counting"\} 1005/);
  for (const storeId of storeIds) await untilRead(storeId);
  await eventually(async () => {
    await runner.sweep();
    expect(await metrics.metrics()).toMatch(/comanda_journal_behind_entries\{reader="counting"\} 0/);
  });
  await owner.query('update journal_readers set seq = 0; delete from journal_sums');
  await runner.sweep();
  for (const storeId of storeIds) await untilRead(storeId);
});

it.each<[string, (tx: Transaction) => Promise<unknown>, string]>([
  ['by itself', () => Promise.reject(new Error('poison')), 'Error: poison'],
  ['by a refusal', () => Promise.reject(new AppError('order.not-found')), 'AppError: Pedido não encontrado.'],
  [
    'by what no column holds',
    (tx) => tx.rows(sql`select 3000000000::bigint::integer`),
    'error: integer out of range',
  ],
])(
  'an entry that fails three times, %s, is set aside and reported; all others are read',
  async (_how, fail, error) => {
    const [storeId, other] = [await aStore(20), await aStore(2)];
    const counting = countingReader();
    const seen: number[] = [];
    const { runner, metrics } = aServer(
      countingReader({
        read: async (tx, entries) => {
          await counting.read(tx, entries);
          seen.push(...entries.map(({ seq }) => seq));
          if (tx.storeId === storeId && entries.some(({ seq }) => seq === 7)) await fail(tx);
        },
      }),
    );
    await runner.sweep();
    // Only the sweep repeats a failed entry. A wake-up does not.
    for (let round = 0; round < 5; round += 1) {
      runner.wake(storeId);
      await fillJournal(owner, other, 1);
      runner.wake(other);
      await untilRead(other);
    }
    expect((await owner.query('select 1 from journal_set_aside')).rows).toEqual([]);
    await eventually(async () => {
      await runner.sweep();
      expect(await placeOf(storeId)).toBe('20');
    });
    const { read, written } = await sumsOf(owner, storeId);
    await untilRead(other);
    const count = (rows: unknown[]) =>
      (rows as { entries: number; seqs: string }[]).reduce((sum, { seqs }) => sum + Number(seqs), 0);
    expect(count(written) - count(read)).toBe(7);
    const { rows } = await owner.query('select store_id, reader, seq, error from journal_set_aside');
    expect(rows).toEqual([{ store_id: storeId, reader: 'counting', seq: '7', error }]);
    await runner.sweep();
    expect(await metrics.metrics()).toMatch(/comanda_journal_set_aside_entries\{reader="counting"\} 1/);
  },
);

it('a store with many unread entries does not block the others', async () => {
  const [far, near] = [await aStore(20_000), await aStore(1)];
  const counting = countingReader();
  const turns: number[] = [];
  const { runner } = aServer(
    countingReader({
      read: (tx, entries) => {
        turns.push(tx.storeId);
        return counting.read(tx, entries);
      },
    }),
  );
  runner.wake(far);
  runner.wake(near);
  await untilRead(near);
  await untilRead(far);
  // Compares only the order of turns: on a slow machine, the store with many entries may run many turns
  // before the other store.
  expect(turns.indexOf(near)).toBeLessThan(turns.lastIndexOf(far));
  expect(turns.length).toBeGreaterThan(20);
});

it('gets only the kinds of entries it declares, and skips all others', async () => {
  const storeId = await aStore(900);
  const { runner } = aServer(countingReader({ handles: ['sent'] }));
  runner.wake(storeId);
  await eventually(async () => expect(await placeOf(storeId)).toBe('900'));
  expect((await sumsOf(owner, storeId)).read).toMatchObject([{ kind: 'sent', entries: 300 }]);
});
