import { testDatabase } from '@comanda/testkit/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { isAmong, KEYS, KEYS_IN_STORE } from './row-keys.ts';

const database = testDatabase();

it('a key names one row: with its store it is the primary key, which may name the store or not', async () => {
  const client = new pg.Client({ connectionString: database.urls.owner });
  await client.connect();
  const { rows } = await client.query<{ table: string; key: string[] }>(`
    select c.relname as table, array(select a.attname::text from unnest(i.indkey) with ordinality as part (no, at)
              join pg_attribute a on a.attrelid = c.oid and a.attnum = part.no
             where a.attname <> 'store_id' order by part.at) as key
      from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indisprimary and c.relnamespace = 'public'::regnamespace`);
  await client.end();
  const primary = new Map(rows.map(({ table, key }) => [table, key]));
  const named = Object.entries({ ...KEYS_IN_STORE, ...KEYS });
  expect(named.map(([table, key]) => [table, [...key]])).toEqual(
    named.map(([table]) => [table, primary.get(table)]),
  );
});

it('one column is compared with an array, several as a row', () => {
  const old = (key: Query) => sql`select ${key} from x limit ${5}`;
  expect(isAmong(['a'], old)).toEqual({ text: 'a = any (array(select a from x limit $1))', values: [5] });
  expect(isAmong(['a', 'b'], old)).toEqual({ text: '(a, b) in (select a, b from x limit $1)', values: [5] });
});
