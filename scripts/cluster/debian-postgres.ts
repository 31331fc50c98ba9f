import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findUser, type RunIdentity } from '@comanda/server/src/platform/embedded-postgres/run-identity.ts';
import { HANGS_AFTER_MS } from '@comanda/testkit/patience';
import { runStatement } from '@comanda/testkit/run-statement';
import { findFreePort } from '@comanda/testkit/running/free-port';

const PASSWORD = 'debian-9f41c7d2';

/** PostgreSQL of Debian's package, as a service of its own beside the servers. */
export interface DebianPostgres {
  /** Connection string of the superuser, for the database `comanda`. */
  readonly ownerUrl: string;
  /** Ends it at once, without a shutdown checkpoint. */
  stop(): Promise<void>;
}

/** The folder of the newest PostgreSQL's programs; null without the package. */
export function findPostgresPrograms(): string | null {
  const versions = globSync('/usr/lib/postgresql/*/bin/initdb').map((path) => dirname(path));
  const major = (folder: string) => Number(folder.split('/').at(-2));
  return versions.toSorted((one, other) => major(other) - major(one))[0] ?? null;
}

/**
 * Starts PostgreSQL on `clusterDir`, and creates cluster and database if the folder is missing. `isDurable`: commits
 * reach the disk, as on a machine of a customer.
 */
export async function startDebianPostgres(
  clusterDir: string,
  { isDurable }: { isDurable: boolean },
): Promise<DebianPostgres> {
  const programs = findPostgresPrograms();
  if (programs === null) throw new Error('postgresql is not installed');
  const isNew = !existsSync(clusterDir);
  const identity = isNew ? ownUser() : ownerOf(clusterDir);
  if (isNew) createCluster(programs, clusterDir, identity);
  const port = await findFreePort();
  const durability = isDurable ? 'on' : 'off';
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    // Three servers of up to 36 connections, and in the suite of tests several worlds at once.
    max_connections: 400,
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', clusterDir, ...args], {
    ...identity,
    cwd: dirname(clusterDir),
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: 'ignore',
  });
  const stop = stopOf(child);
  const urlOf = (database: string) => `postgres://comanda:${PASSWORD}@127.0.0.1:${port}/${database}`;
  await answers(urlOf('postgres'), child);
  if (isNew) await runStatement(urlOf('postgres'), 'create database comanda');
  return { ownerUrl: urlOf('comanda'), stop };
}

function createCluster(programs: string, clusterDir: string, identity: RunIdentity | undefined): void {
  mkdirSync(clusterDir, { mode: 0o700 });
  const passwordFile = `${clusterDir}.pw`;
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (identity !== undefined)
    for (const path of [clusterDir, passwordFile]) chownSync(path, identity.uid, identity.gid);
  execFileSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${clusterDir}`,
      `--pwfile=${passwordFile}`,
      '--username=comanda',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...identity, cwd: dirname(clusterDir), env: { LC_ALL: 'C' }, stdio: 'ignore' },
  );
}

/** PostgreSQL refuses to run as root, and then runs as the user of Debian's package. */
function ownUser(): RunIdentity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = findUser(readFileSync('/etc/passwd', 'utf8'), 'postgres');
  if (user === undefined) throw new Error('there is no user postgres');
  return user;
}

function ownerOf(folder: string): RunIdentity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const endsAt = performance.now() + HANGS_AFTER_MS;
  while (child.exitCode === null && performance.now() < endsAt) {
    try {
      await runStatement(url, 'select 1');
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Error('PostgreSQL did not start');
}

function stopOf(child: ChildProcess): () => Promise<void> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => child.kill('SIGQUIT');
  process.once('exit', end);
  void exited.then(() => process.off('exit', end));
  return async () => {
    end();
    await exited;
  };
}
