import { testDatabase } from '@comanda/testkit/postgres';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertDatabaseIsSafe, UnsafeDatabaseError } from './assert-database-is-safe.ts';

const database = testDatabase();
let client: Client;

// Each test creates an unsafe state in a transaction that never commits.
beforeEach(async () => {
  client = new Client({ connectionString: database.urls.owner });
  await client.connect();
  await client.query('BEGIN');
});
afterEach(() => client.end());

async function faults(tablesWithoutWalls: string[] = []): Promise<readonly string[]> {
  try {
    await assertDatabaseIsSafe(client, { tablesWithoutWalls });
    return [];
  } catch (error) {
    if (error instanceof UnsafeDatabaseError) return error.faults;
    throw error;
  }
}

it('notices that the test server may lose commits, unless the check is off', async () => {
  const settings = (await faults()).filter((fault) => fault.startsWith('setting'));
  expect(settings).toEqual([
    'setting fsync is off, it must be on',
    'setting full_page_writes is off, it must be on',
    'setting synchronous_commit is off, it must be on',
  ]);
  await assertDatabaseIsSafe(client, { allowUnsafe: true });
});

it.each([
  ['ALTER ROLE comanda_app SUPERUSER', /comanda_app has the powers of comanda_app/],
  ['ALTER ROLE comanda_system BYPASSRLS', /comanda_system has the powers of comanda_system/],
  ['GRANT comanda_owner TO comanda_app', /comanda_app has the powers of comanda_owner/],
  ['CREATE TABLE t (); ALTER TABLE t OWNER TO comanda_app', /comanda_app owns table public\.t/],
  ['ALTER ROLE comanda_app RENAME TO somebody', /comanda_app does not exist/],
  ['CREATE TABLE t (store_id uuid); ALTER TABLE t ENABLE ROW LEVEL SECURITY', /public\.t has a store_id/],
  ['CREATE TABLE t (store_id uuid); ALTER TABLE t FORCE ROW LEVEL SECURITY', /public\.t has a store_id/],
])('%s', async (danger, fault) => {
  await client.query(danger);
  expect(await faults()).toContainEqual(expect.stringMatching(fault));
});

it('accepts a table with row-level security, and a table that the caller names as an exception', async () => {
  const before = await faults();
  await client.query(`CREATE TABLE walled (store_id uuid); CREATE TABLE known (store_id uuid);
    ALTER TABLE walled ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`);
  expect(await faults(['known'])).toEqual(before);
});

it('names each worker of a cluster that may lose commits', async () => {
  const cluster = {
    query: (text: string) => {
      if (text.includes('run_command_on_workers('))
        return { rows: [{ fault: 'w1:5432: setting fsync is off' }] };
      return { rows: text.includes('to_regproc') ? [{ isCluster: true }] : [] };
    },
  };
  const checked = assertDatabaseIsSafe({ query: (text) => Promise.resolve(cluster.query(text)) });
  await expect(checked).rejects.toMatchObject({ faults: ['w1:5432: setting fsync is off'] });
});
