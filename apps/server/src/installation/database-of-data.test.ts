import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@comanda/testkit/postgres';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it, onTestFinished } from 'vitest';
import { openSystemDatabase } from '../cli/open-system-database.ts';
import { readConfig } from '../config.ts';
import { withClient } from '../platform/database/with-client.ts';
import { saveAddress } from '../platform/stored-address.ts';
import { assertNoOtherDatabase, databaseOfData, rememberedDatabase } from './database-of-data.ts';

const URLS = { url: 'http://localhost:3000', consoleUrl: 'http://localhost:3000' };
const POSTGRES = 'postgres://dona:segredo%40@db.example:5432/comanda';

/** Creates a data folder as if its server had used this PostgreSQL. */
function usedWith(databaseUrl: string): string {
  const dataDir = folderOfTest();
  saveAddress(dataDir, { ...URLS, database: rememberedDatabase({ databaseUrl, dataDir }) });
  return dataDir;
}

it('a command creates no database and no folder', async () => {
  const dataDir = join(folderOfTest(), 'typo');
  const opening = openSystemDatabase({ ...readConfig({}), dataDir });
  await expect(opening).rejects.toThrow(`Não há banco de dados em ${dataDir}`);
  expect(readdirSync(join(dataDir, '..'))).toEqual([]);
});

it('a command creates no schema in an empty PostgreSQL', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await withClient(database.urls.owner, (client) =>
    client.query('drop schema public cascade; create schema public'),
  );
  const config = { ...readConfig({}), databaseUrl: database.urls.owner, dataDir: folderOfTest() };
  await expect(openSystemDatabase(config)).rejects.toThrow('está vazio');
});

it('only one module opens a database for commands', () => {
  const root = join(import.meta.dirname, '../cli');
  const openers = globSync('**/*.ts', { cwd: root }).filter((file) =>
    /(?:attach|start)EmbeddedPostgres/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(openers).toEqual(['open-system-database.ts']);
});

it('the data folder saves the database without its password, and a command asks for the password', async () => {
  const dataDir = usedWith(POSTGRES);
  const left = readFileSync(join(dataDir, 'address.json'), 'utf8');
  expect(left).not.toContain('segredo');
  const given = { databaseUrl: null, dataDir };
  await expect(databaseOfData(given, null)).rejects.toThrow('Repita com a mesma DATABASE_URL');
  const requested: string[] = [];
  const found = await databaseOfData(given, async (shown) => {
    requested.push(shown);
    return 'segredo@';
  });
  expect(found).toEqual({ kind: 'named', url: POSTGRES });
  expect(requested).toEqual(['postgres://dona@db.example:5432/comanda']);
});

it('a start without DATABASE_URL creates no other database in such a folder', () => {
  const dataDir = usedWith(POSTGRES);
  expect(() => assertNoOtherDatabase({ databaseUrl: null, dataDir })).toThrow(
    'Um banco novo pede outra pasta',
  );
  expect(() => assertNoOtherDatabase({ databaseUrl: POSTGRES, dataDir })).not.toThrow();
  expect(() => assertNoOtherDatabase({ databaseUrl: null, dataDir: folderOfTest() })).not.toThrow();
});
