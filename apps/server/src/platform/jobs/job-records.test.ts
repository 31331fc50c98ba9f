import { createTestDatabase } from '@comanda/testkit/postgres';
import { runStatement } from '@comanda/testkit/run-statement';
import { Registry } from '@prometheus-io/client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPool } from '../database/pools.ts';
import { createDatabase, type Database } from '../database/transaction.ts';
import { createLogger } from '../log.ts';
import { RepeatedWork } from '../repeated-work.ts';
import { JobRecords } from './job-records.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: ReturnType<typeof createPool>;
let system: Database;
const log = createLogger('silent');

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  pool = createPool({
    url: testDatabase.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  system = createDatabase(pool);
});
afterEach(() => runStatement(testDatabase.urls.owner, 'delete from job_rounds'));
afterAll(async () => {
  await pool.end();
  await testDatabase.drop();
});

const recorded = async () =>
  (
    await runStatement(
      testDatabase.urls.owner,
      `select job, server, every_ms, handled, failure, failures_in_row, succeeded_at is not null as succeeded
         from job_rounds where job <> 'job-records' order by job, server`,
    )
  ).rows;

/** Creates a server with a job that runs these functions, one per round. */
function aServer(name: string, works: readonly (() => Promise<number>)[]) {
  const left = [...works];
  const mails = new RepeatedWork({
    ...{ job: 'mails', everyMs: 5_000, failure: 'not sent', log },
    work: async () => left.shift()?.() ?? 0,
  });
  const metrics = new Registry();
  return { mails, metrics, records: new JobRecords({ system, log, metrics, server: name }, [mails]) };
}

it('each server has one row per job, with the last round', async () => {
  const one = aServer('one:3000', [async () => 2, () => Promise.reject(new TypeError('a secret'))]);
  const other = aServer('other:3000', [async () => 0]);
  for (const { mails, records } of [one, other]) {
    await mails.run();
    await records.write();
  }
  const row = { job: 'mails', every_ms: 5_000, failure: null, failures_in_row: 0, succeeded: true };
  const ofOther = { ...row, server: 'other:3000', handled: 0 };
  expect(await recorded()).toEqual([{ ...row, server: 'one:3000', handled: 2 }, ofOther]);
  await one.mails.run();
  await one.records.write();
  const failed = { ...row, server: 'one:3000', handled: 0, failure: 'TypeError', failures_in_row: 1 };
  expect(await recorded()).toEqual([failed, ofOther]);
});

it('a restarted server does not delete the times of its earlier rounds', async () => {
  const before = aServer('one:3000', [async () => 2, () => Promise.reject(new TypeError('away'))]);
  await before.mails.run();
  await before.mails.run();
  await before.records.write();
  const after = aServer('one:3000', []);
  await after.records.write();
  expect(await recorded()).toMatchObject([{ failure: 'TypeError', failures_in_row: 0, succeeded: true }]);
  await after.mails.run();
  await after.records.write();
  expect(await recorded()).toMatchObject([{ failure: 'TypeError', failures_in_row: 0, handled: 0 }]);
});

it('a job without a new round is not written again', async () => {
  const { mails, records } = aServer('one:3000', [async () => 2]);
  await mails.run();
  await records.write();
  await runStatement(testDatabase.urls.owner, 'delete from job_rounds');
  await records.write();
  expect(await recorded()).toEqual([]);
});

it('metrics name each job with its failures and its last success', async () => {
  const { mails, metrics } = aServer('one:3000', [async () => 2, () => Promise.reject(new Error('away'))]);
  await mails.run();
  await mails.run();
  const text = await metrics.metrics();
  expect(text).toContain('comanda_job_failures_total{job="mails"} 1');
  expect(text).toContain('comanda_job_interval_seconds{job="mails"} 5');
  const [, seconds] = /comanda_job_last_success_timestamp_seconds{job="mails"} ([\d.]+)/.exec(text) ?? [];
  expect(Number(seconds) * 1_000).toBeCloseTo(mails.state.succeededAt ?? 0, -1);
  expect(await metrics.metrics()).toContain('comanda_job_failures_total{job="mails"} 1');
});
