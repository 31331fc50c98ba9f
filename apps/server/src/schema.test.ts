import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '@comanda/testkit/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readSchema } from './testing/read-schema.ts';
import { ROW_MEANINGS } from './testing/row-meanings.ts';

const FOLDER = join(import.meta.dirname, '../schema');
const database = testDatabase();

it('schema/ shows each table after all migrations, with the meaning of a row', async () => {
  const client = new pg.Client({ connectionString: database.urls.owner });
  await client.connect();
  const tables = await readSchema(client).finally(() => client.end());
  expect(Object.keys(ROW_MEANINGS).sort()).toEqual([...tables.keys()].sort());
  // After a change of the schema, `npx vitest run --project server apps/server/src/schema.test.ts -u` writes
  // the files again.
  for (const [name, text] of tables)
    await expect(`-- ${ROW_MEANINGS[name]}\n${text}`).toMatchFileSnapshot(join(FOLDER, `${name}.sql`));
  expect(readdirSync(FOLDER).sort()).toEqual([...tables.keys()].map((name) => `${name}.sql`).sort());
});
