import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@comanda/testkit/postgres';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { createTestStore } from '@comanda/testkit/stores';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { moveInstallation } from '../cli/move-files/move-installation.ts';
import { type Config, readConfig } from '../config.ts';
import { withClient } from '../platform/database/with-client.ts';
import { createFilesOfFolder } from '../platform/files/create-files.ts';
import type { Files } from '../platform/files/files.ts';
import { createS3Files } from '../platform/files/s3-files.ts';
import { testBucket } from '../platform/files/testing/test-bucket.ts';
import { findFilesMark } from './files-mark.ts';
import { directoryOn } from './installation-row.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { tieInstallation } from './tie-installation.ts';

const ONE = 'cavalo bateria grampo correto pizza sexta';
const OTHER = 'f3a91c05be2d8647a0b9c8d7e6f51423';
const REAL = { asDemo: null };

let urls: Awaited<ReturnType<typeof createTestDatabase>>['urls'];
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ urls } = database);
  onTestFinished(() => database.drop());
});

/** Starts one server with its own folder and variables. */
const start = (dataDir: string, over: Partial<Config> = {}) =>
  tieInstallation(urls.system, { ...readConfig({ COMANDA_DEMO: '0' }), dataDir, ...over }, REAL);

const sealAFactor = (secret: string) =>
  withClient(urls.owner, async (client) => {
    const [team] = SEALED_COLUMNS;
    await client.query(
      `insert into provider_people (name, username, role, password_hash, factor_secret, changed_at, created_at)
       values ('Renata', 'renata', 'admin', 'x', $1, now(), now())`,
      [team?.sealer(secret, 0).seal('JBSWY3DPEHPK3PXP')],
    );
  });

describe('the secret', () => {
  it('is created once, and later starts accept it from the file or the variable', async () => {
    const folder = folderOfTest();
    const { config } = await start(folder);
    expect(config.secret).toBe(readFileSync(join(folder, 'secret'), 'utf8'));
    await start(folder);
    await start(folder, { secret: config.secret });
  });

  it('is refused if it differs, and the message names the place of the right secret', async () => {
    const folder = folderOfTest();
    await start(folder);
    await expect(start(folder, { secret: OTHER })).rejects.toThrow(
      `O segredo de antes está em ${folder}/secret`,
    );
    await start(folder);
  });

  it('is not created again if it is missing', async () => {
    const folder = folderOfTest();
    await start(folder);
    rmSync(join(folder, 'secret'));
    await expect(start(folder)).rejects.toThrow(`o do arquivo ${folder}/secret`);
    expect(existsSync(join(folder, 'secret'))).toBe(false);
  });

  it('must open the sealed values of an older database, and its mark is then saved', async () => {
    const folder = folderOfTest();
    await sealAFactor(ONE);
    await expect(start(folder)).rejects.toThrow('Falta o segredo');
    await expect(start(folder, { secret: OTHER })).rejects.toThrow('não abre nada');
    expect(readdirSync(folder)).toEqual([]);
    await start(folder, { secret: ONE });
    await expect(start(folder, { secret: OTHER })).rejects.toThrow('não é o desta instalação');
  });

  it('is the same on several servers that start concurrently', async () => {
    const shared = folderOfTest();
    const starts = [ONE, OTHER].map((secret) => start(shared, { secret }));
    const ended = await Promise.allSettled(starts);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not appear in the database', async () => {
    await start(folderOfTest(), { secret: ONE });
    const rows = await withClient(urls.owner, (client) => client.query('select * from installation'));
    expect(JSON.stringify(rows.rows)).not.toContain(ONE);
  });
});

it('every bytea column is sealed and listed here, or contains a hash or a file', async () => {
  const { rows } = await withClient(urls.owner, (client) =>
    client.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'bytea' and column_name !~ '(_hash|_mac|_mark)$'`,
    ),
  );
  const plain = [
    'recovery_codes.asked_by',
    'throttles.subject',
    'product_files.content',
    'sales_customers.customer_key',
  ];
  const sealed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...sealed, ...plain].toSorted());
});

describe('the files folder', () => {
  it('is the same for all servers', async () => {
    const folder = folderOfTest();
    await start(folder, { secret: ONE });
    const other = folderOfTest();
    await expect(start(other, { secret: ONE })).rejects.toThrow(`${folder}/files`);
    expect(await findFilesMark(createFilesOfFolder(other))).toBeNull();
    await start(folder, { secret: ONE });
  });

  it('is refused if it belongs to another installation', async () => {
    const folder = folderOfTest();
    await start(folder);
    const another = await createTestDatabase();
    onTestFinished(() => another.drop());
    const config = { ...readConfig({}), dataDir: folder };
    await expect(tieInstallation(another.urls.system, config, REAL)).rejects.toThrow('outra instalação');
  });

  it('must contain the pictures that an older database names', async () => {
    const store = await createTestStore(urls.system);
    const logo = `/arquivos/${'a'.repeat(64)}-480.webp`;
    await withClient(urls.owner, (client) =>
      client.query('update stores set logo = $1 where store_id = $2', [logo, store.storeId]),
    );
    await expect(start(folderOfTest(), { secret: ONE })).rejects.toThrow('Os arquivos em');
  });
});

describe('files in a bucket', () => {
  it('are the same for all servers, and a server with a folder is refused', async () => {
    const { settings: s3 } = await testBucket();
    await start(folderOfTest(), { secret: ONE, s3 });
    await start(folderOfTest(), { secret: ONE, s3 });
    await expect(start(folderOfTest(), { secret: ONE })).rejects.toThrow('s3://comanda/loja/');
  });

  it('prevent a start, with a message, while the bucket is unreachable', async () => {
    const { settings, faults } = await testBucket();
    faults.refuses = 100;
    await expect(start(folderOfTest(), { s3: settings })).rejects.toThrow('Não foi possível usar s3://');
  });

  it('are copied from a folder with a check of each copy, and can be copied back', async () => {
    const dataDir = folderOfTest();
    const { settings: s3, faults } = await testBucket();
    const [folder, bucket] = [createFilesOfFolder(dataDir), createS3Files(s3)];
    await start(dataDir, { secret: ONE });
    await folder.put('documento.selado', Buffer.from('sealed'));
    const move = (from: Files, to: Files) =>
      withClient(urls.system, (client) =>
        moveInstallation(directoryOn(client), { from, to, isSwitched: true }),
      );
    faults.refuses = 100;
    expect((await move(folder, bucket)).failed).toHaveLength(1);
    faults.refuses = 0;
    await start(dataDir, { secret: ONE });
    expect(await move(folder, bucket)).toMatchObject({ copied: 1, failed: [] });
    await start(dataDir, { secret: ONE, s3 });
    await expect(start(dataDir, { secret: ONE })).rejects.toThrow('s3://comanda/loja/');
    await expect(move(folder, bucket)).rejects.toThrow('Os arquivos desta instalação ficam em s3://');
    expect(await move(bucket, folder)).toMatchObject({ known: 1, failed: [] });
    await start(dataDir, { secret: ONE });
    await expect(start(dataDir, { secret: ONE, s3 })).rejects.toThrow(`${dataDir}/files`);
  });
});

describe("the payment provider's key", () => {
  const paid = (key: string) => ({
    secret: ONE,
    payments: { url: 'https://banco.example', key, secret: 's' },
  });
  const hasReceiver = () =>
    withClient(urls.owner, async (client) => {
      const { storeId } = await createTestStore(urls.system);
      await client.query(
        `insert into payment_receivers (store_id, state, name, document, email) values ($1, 'asking', 'a', 'b', 'c')`,
        [storeId],
      );
    });

  it('may change until an object was created with it', async () => {
    const folder = folderOfTest();
    await start(folder, paid('a'));
    await start(folder, paid('b'));
    await start(folder, { secret: ONE });
    await start(folder, paid('b'));
    await hasReceiver();
    await start(folder, paid('b'));
    await expect(start(folder, paid('a'))).rejects.toThrow('PAYMENT_PROVIDER_KEY não é');
    await expect(start(folder, { secret: ONE })).rejects.toThrow('Faltam PAYMENT_PROVIDER_URL');
  });
});
