import { randomBytes } from 'node:crypto';
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestDatabase } from '@comanda/testkit/clone-database';
import { createTestDatabase } from '@comanda/testkit/postgres';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { urlOfDatabase } from './database-urls.ts';
import { migrate } from './migrate.ts';
import { migrationsDir } from './migration-files.ts';

let directory: string;
let database: TestDatabase;

beforeEach(async () => {
  directory = folderOfTest();
  database = await createTestDatabase();
  // The cloned database already has the product's schema, but these tests begin without a schema.
  await onDatabase(database.urls.owner, 'DROP TABLE schema_migrations');
  write('0001_first.sql', 'CREATE TABLE first (id int); GRANT SELECT ON first TO comanda_app;');
});
afterEach(async () => {
  await database.drop();
});

function write(name: string, sql: string): void {
  writeFileSync(join(directory, name), sql);
}

async function onDatabase(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const run = () => migrate(database.urls.owner, { directory });

it('applies each file once, in order, and grants the working roles access', async () => {
  write('0002_second.sql', 'ALTER TABLE first ADD name text;');
  expect(await run()).toEqual(['first', 'second']);
  expect(await run()).toEqual([]);
  write('0003_third.sql', 'CREATE TABLE third ();');
  expect(await run()).toEqual(['third']);
  expect(await onDatabase(database.urls.app, 'SELECT * FROM first')).toEqual([]);
  await expect(onDatabase(database.urls.system, 'SELECT * FROM first')).rejects.toMatchObject({
    code: '42501',
  });
});

it('lets several servers start concurrently', async () => {
  const results = await Promise.all([run(), run(), run(), run()]);
  expect(results.flat()).toEqual(['first']);
});

it('changes nothing when a file fails, and says where it failed', async () => {
  write('0002_broken.sql', 'CREATE TABLE half ();\nSELECT 1;\nCREATE TABEL other ();');
  await expect(run()).rejects.toThrow(/Migration 2 \(broken\) failed: .*TABEL.*line 3/);
  expect(
    await onDatabase(database.urls.owner, `SELECT to_regclass('first') AS f, to_regclass('half') AS h`),
  ).toEqual([{ f: 'first', h: null }]);
});

it('refuses a file changed after it was applied', async () => {
  await run();
  write('0001_first.sql', 'CREATE TABLE first (id bigint);');
  await expect(run()).rejects.toThrow(/was changed after it was applied/);
});

it.each([
  ['works', '1.3.4', '1.3.0'],
  ['works', '1.10.2', '1.9.9'],
  ['is refused', '1.4.0', '1.2.1'],
  ['is refused', '2.0.0', '1.9.9'],
  ['is refused', null, '1.2.1'],
])('on a newer schema it %s: schema of %s, program of %s', async (outcome, schema, program) => {
  await run();
  write('0002_second.sql', 'SELECT 1;');
  await migrate(database.urls.owner, { directory, release: schema ?? undefined });
  if (schema === null) await onDatabase(database.urls.owner, 'UPDATE schema_migrations SET release = null');
  rmSync(join(directory, '0002_second.sql'));
  const older = migrate(database.urls.owner, { directory, release: program });
  if (outcome === 'works') expect(await older).toEqual([]);
  else
    await expect(older).rejects.toThrow(
      `it has migration 2 (second), its schema is of ${schema ?? 'an unknown version'}, and this is ${program}`,
    );
});

it('continues on a database whose migrations have no release', async () => {
  await run();
  await onDatabase(database.urls.owner, 'ALTER TABLE schema_migrations DROP COLUMN release');
  write('0002_second.sql', 'SELECT 1;');
  expect(await migrate(database.urls.owner, { directory, release: '1.3.0' })).toEqual(['second']);
  expect(
    await onDatabase(database.urls.owner, 'SELECT release FROM schema_migrations ORDER BY version'),
  ).toEqual([{ release: null }, { release: '1.3.0' }]);
});

describe('outside a transaction', () => {
  const INDEX = `-- outside a transaction
    -- Names are looked for.
    CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS first_by_id ON first (id);
    ALTER TABLE first VALIDATE CONSTRAINT first_id_known;`;
  const isValid = () =>
    onDatabase(
      database.urls.owner,
      `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = 'first_by_id'::regclass`,
    );

  beforeEach(async () => {
    await run();
    await onDatabase(
      database.urls.owner,
      'ALTER TABLE first ADD CONSTRAINT first_id_known CHECK (id IS NOT NULL) NOT VALID',
    );
    write('0002_index.sql', INDEX);
  });

  it('an interrupted index is created again', async () => {
    await onDatabase(database.urls.owner, 'INSERT INTO first VALUES (1), (1)');
    await expect(run()).rejects.toThrow('Migration 2 (index) failed: could not create unique index');
    expect(await isValid()).toEqual([{ isValid: false }]);
    await onDatabase(database.urls.owner, 'DELETE FROM first; INSERT INTO first VALUES (1)');
    expect(await run()).toEqual(['index']);
    expect(await isValid()).toEqual([{ isValid: true }]);
  });

  it('statements that ran before a kill run again', async () => {
    for (const statement of INDEX.split(';')) await onDatabase(database.urls.owner, statement);
    expect(await run()).toEqual(['index']);
  });

  it('several servers start concurrently, and wait while the table is in use', async () => {
    const backup = new Client({ connectionString: database.urls.owner });
    await backup.connect();
    await backup.query('BEGIN; INSERT INTO first VALUES (1)');
    const migrated = Promise.all(
      [1, 2, 3].map(() => migrate(database.urls.owner, { directory, lockWaitMs: 50 })),
    );
    const isWaiting = `SELECT FROM pg_stat_activity WHERE query LIKE '%first_by_id%' AND wait_event_type = 'Lock'`;
    await expect.poll(() => onDatabase(database.urls.owner, isWaiting)).toHaveLength(1);
    await backup.query('COMMIT');
    await backup.end();
    expect((await migrated).flat()).toEqual(['index']);
  });
});

it.each(['0003_gap.sql', 'no-number.sql'])('refuses the file name %s', async (name) => {
  write(name, 'SELECT 1;');
  await expect(run()).rejects.toThrow(name);
});

it('waits for a table in use without blocking other sessions', async () => {
  await run();
  write('0002_second.sql', 'ALTER TABLE first ADD name text;');
  const backup = new Client({ connectionString: database.urls.owner });
  await backup.connect();
  await backup.query('BEGIN; LOCK TABLE first IN ACCESS SHARE MODE');
  const migrated = migrate(database.urls.owner, { directory, lockWaitMs: 500 });
  const isWaiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'first'::regclass`;
  await expect.poll(() => onDatabase(database.urls.owner, isWaiting)).toHaveLength(1);
  // This query waits for the migration, then gets its answer.
  expect(await onDatabase(database.urls.app, 'SELECT * FROM first')).toEqual([]);
  await backup.query('COMMIT');
  await backup.end();
  expect(await migrated).toEqual(['second']);
});

it('an owner without superuser rights also changes the rows of every store', async () => {
  const owner = `owner_${randomBytes(6).toString('hex')}`;
  const name = `${owner}_db`;
  await onDatabase(database.urls.owner, `CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD 'x'`);
  await onDatabase(database.urls.owner, `CREATE DATABASE ${name} OWNER ${owner}`);
  try {
    // In production, the creator of the role has these rights automatically.
    await onDatabase(
      database.urls.owner,
      `GRANT comanda_system TO ${owner} WITH ADMIN TRUE, INHERIT FALSE, SET FALSE`,
    );
    const url = new URL(urlOfDatabase(database.urls.owner, name));
    [url.username, url.password] = [owner, 'x'];
    rmSync(join(directory, '0001_first.sql'));
    // Runs the migrations before 0034. Migration 0034 then decides from a store's older data if the store can
    // be paid online.
    for (const file of readdirSync(migrationsDir).sort().slice(0, 33))
      copyFileSync(join(migrationsDir, file), join(directory, file));
    await migrate(url.href, { directory, passwords: 'leave' });
    await onDatabase(
      urlOfDatabase(database.urls.system, name),
      `INSERT INTO stores (store_id, company, name, legal_name, document, district, city, state, channel, accepts_online_payment)
       VALUES (1, 'a', 'A', 'A Ltda', '52998224725', 'Centro', 'Campinas', 'SP', 'canal', true)`,
    );
    const upgrade = () => migrate(url.href, { passwords: 'leave' });
    const mayGrant = (is: 'TRUE' | 'FALSE') =>
      onDatabase(
        database.urls.owner,
        `REVOKE comanda_system FROM ${owner} CASCADE; GRANT comanda_system TO ${owner} WITH ADMIN ${is}, INHERIT FALSE`,
      );
    await mayGrant('FALSE');
    await expect(upgrade()).rejects.toThrow(`GRANT comanda_system TO "${owner}"`);
    await mayGrant('TRUE');
    await upgrade();
    expect(
      await onDatabase(urlOfDatabase(database.urls.system, name), 'SELECT can_be_paid_online FROM stores'),
    ).toEqual([{ can_be_paid_online: true }]);
  } finally {
    await onDatabase(database.urls.owner, `DROP DATABASE ${name} WITH (FORCE)`);
    await onDatabase(database.urls.owner, `REVOKE comanda_system FROM ${owner} CASCADE`).catch(
      () => undefined,
    );
    await onDatabase(database.urls.owner, `DROP ROLE ${owner}`);
  }
});
