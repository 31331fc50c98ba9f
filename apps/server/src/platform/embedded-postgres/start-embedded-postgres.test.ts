import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachEmbeddedPostgres } from './attach-embedded-postgres.ts';
import { DataDirInUseError } from './data-dir-lock.ts';
import { readPostmasterPidFile } from './postmaster-pid-file.ts';
import { isProcessAlive } from './process-liveness.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { waitForAnswer } from './wait-for-answer.ts';

const log = { info: () => undefined, warn: () => undefined };
let folder: string;
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'comanda-embedded-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'postgres');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function postmasterPid(): number {
  return readPostmasterPidFile(join(dataDir, 'cluster'))?.pid ?? Number.NaN;
}

async function queryRows(server: Pick<EmbeddedPostgres, 'ownerUrl'>, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the server in a separate process, which the test kills. */
async function startInChild(): Promise<ChildProcess> {
  const code = `
    const { startEmbeddedPostgres } = await import(process.argv[1]);
    await startEmbeddedPostgres({ dataDir: process.argv[2], log: { info() {}, warn() {} } });
    console.log('ready');`;
  const module = new URL('./start-embedded-postgres.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, module, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('creates a durable cluster with Portuguese letters, protected by a password that only we can read', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log });
  expect(
    await queryRows(
      server,
      `SELECT lower('ÇÃÉ') AS lower, current_setting('fsync') AS fsync, getdatabaseencoding() AS encoding,
              'Açaí' < 'Banana' COLLATE "pt-BR-x-icu" AS sorted`,
    ),
  ).toEqual([{ lower: 'çãé', fsync: 'on', encoding: 'UTF8', sorted: true }]);
  expect(statSync(join(dataDir, 'owner-password')).mode & 0o777).toBe(0o600);
  const wrong = server.ownerUrl.replace(/:[^:@]+@/, ':wrong@');
  await expect(queryRows({ ownerUrl: wrong }, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  const pid = postmasterPid();
  await server.stop();
  expect(isProcessAlive(pid)).toBe(false);
});

it('refuses a second start on the same data, but lets a tool connect; restarts a killed server', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log });
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(DataDirInUseError);
  const attached = await attachEmbeddedPostgres({ dataDir, log });
  expect(attached.ownerUrl).toBe(server.ownerUrl);
  await attached.close();

  await queryRows(server, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const noticed = new Promise<void>((resolve) => server.onExit(resolve));
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  await noticed;
  await waitForAnswer(server.ownerUrl, () => true, log);
  expect(postmasterPid()).not.toBe(killed);
  expect(await queryRows(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  await server.stop();
});

it('takes over the server of a killed process, and ends it when stopped', async () => {
  const child = await startInChild();
  const orphan = postmasterPid();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isProcessAlive(orphan)).toBe(true);
  const server = await startEmbeddedPostgres({ dataDir, log });
  expect(postmasterPid()).toBe(orphan);
  expect(await queryRows(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  await server.stop();
  expect(isProcessAlive(orphan)).toBe(false);
});

it('starts after both processes were killed, also for a tool only', async () => {
  const child = await startInChild();
  child.kill('SIGKILL');
  process.kill(postmasterPid(), 'SIGKILL');
  await once(child, 'exit');
  const attached = await attachEmbeddedPostgres({ dataDir, log });
  expect(await queryRows(attached, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  await attached.close();
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('SELECT');
});
