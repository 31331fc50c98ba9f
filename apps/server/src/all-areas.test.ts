import { testDatabase } from '@comanda/testkit/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_AREAS } from './all-areas.ts';

const database = testDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.urls.owner });
  await client.connect();
});
afterAll(() => client.end());

it('every table is written by one area, or belongs to the platform, and every area names tables there are', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  const owned = ALL_AREAS.flatMap(({ tables }) => tables);
  expect(owned.toSorted()).toEqual([...new Set(owned)].toSorted());
  const platform = [
    'journal_readers',
    'journal_set_aside',
    'record_numbers',
    'schema_migrations',
    'store_subjects',
  ];
  expect([...owned, ...platform].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('every constraint with a word of its own stands on a table of that area', async () => {
  const { rows } = await client.query<{ name: string; table: string }>(
    `select i.relname as name, t.relname as table from pg_index x
       join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     union select conname, conrelid::regclass::text from pg_constraint where conrelid <> 0`,
  );
  const tableOf = new Map(rows.map(({ name, table }) => [name, table]));
  for (const { tables, constraints } of ALL_AREAS)
    for (const name of Object.keys(constraints ?? {})) expect(tables).toContain(tableOf.get(name));
});
