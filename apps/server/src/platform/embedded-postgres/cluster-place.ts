import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { writeWholeSync } from '../files/write-whole.ts';
import { makeFolder } from '../make-folder.ts';
import { ownerRole } from './create-cluster.ts';
import { canReach, chooseRunIdentity, openPlaceFor, type RunIdentity } from './run-identity.ts';
import { findSocketDir, type ServerAddress } from './socket-place.ts';
import type { StartupLog } from './startup-log.ts';

/** The files of an embedded server, and the user that runs the server. */
export interface ClusterPlace {
  /** Our own folder: lock, owner password, port, log. */
  readonly dataDir: string;
  /** PostgreSQL's own data directory, usually inside `dataDir`. */
  readonly clusterDir: string;
  readonly identity: RunIdentity | undefined;
}

/** Creates the data directory if it is missing and returns its real path. */
export function prepareDataDir(dataDir: string): string {
  const firstCreated = makeFolder(dataDir, 0o755);
  const realPath = realpathSync(dataDir);
  // When we are root, PostgreSQL runs as another user. This user must be able to enter the new folder, but
  // not to list it.
  if (process.getuid?.() === 0 && firstCreated !== undefined) chmodSync(realPath, 0o711);
  return realPath;
}

/**
 * Chooses the folder of the cluster. When we are root, PostgreSQL's unprivileged user may be unable to reach
 * the data directory, for example below /root. The cluster is then in an open folder below /var/lib, named
 * after the data directory.
 */
export function chooseClusterPlace(dataDir: string, log: StartupLog): ClusterPlace {
  const clusterDir = join(dataDir, 'cluster');
  const identity = chooseRunIdentity(clusterDir);
  if (canReach(identity, dataDir)) return { dataDir, clusterDir, identity };
  const openPlace = openPlaceFor(dataDir);
  makeFolder(openPlace);
  chmodSync(openPlace, 0o711);
  log.info(`PostgreSQL cannot reach ${dataDir} as an unprivileged user; its files lie in ${openPlace}.`);
  const movedClusterDir = join(openPlace, 'cluster');
  return { dataDir, clusterDir: movedClusterDir, identity: chooseRunIdentity(movedClusterDir) };
}

/** The owner's password. It is created once and saved in a file that only our user can read. */
export function ensureOwnerPassword(place: ClusterPlace): string {
  const path = join(place.dataDir, 'owner-password');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  if (existsSync(place.clusterDir)) {
    throw new Error(`${place.clusterDir} holds a database, but its password file ${path} is missing.`);
  }
  const password = randomBytes(24).toString('base64url');
  // The file is written completely before it gets its name, because without this password the database cannot
  // be opened.
  writeWholeSync(path, `${password}\n`);
  return password;
}

/** The port of the last start if it is free; otherwise another free port, which is saved. */
export async function choosePort(dataDir: string): Promise<number> {
  const remembered = readPort(dataDir);
  if (remembered !== undefined && (await isPortFree(remembered))) return remembered;
  for (;;) {
    // Below the port range of outgoing connections, so that none of them can occupy the port by chance.
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (!(await isPortFree(port))) continue;
    writeFileSync(join(dataDir, 'port'), `${port}\n`, { mode: 0o600 });
    return port;
  }
}

/** True when an embedded database was created in this data directory. */
export function hasEmbeddedCluster(dataDir: string): boolean {
  if (!existsSync(join(dataDir, 'owner-password'))) return false;
  return [dataDir, openPlaceFor(realpathSync(dataDir))].some((place) => existsSync(join(place, 'cluster')));
}

/** Saves the port of a running server that an earlier process started. */
export function rememberPort(dataDir: string, port: number): void {
  if (readPort(dataDir) !== port) writeFileSync(join(dataDir, 'port'), `${port}\n`, { mode: 0o600 });
}

/**
 * Address of the embedded server of this data directory, from its files. `undefined` when the server was never started.
 */
export function readOwnerUrl(dataDir: string): string | undefined {
  const port = readPort(dataDir);
  const path = join(dataDir, 'owner-password');
  if (port === undefined || !existsSync(path)) return undefined;
  const socketDir = [dataDir, openPlaceFor(dataDir)]
    .map((place) => findSocketDir(join(place, 'cluster'), port))
    .find((found) => found !== undefined);
  return ownerUrlOf({ port, socketDir }, readFileSync(path, 'utf8').trim());
}

/**
 * Connection string of the owner. A `host` in the query is the folder of the socket, for `pg` as for libpq.
 */
export function ownerUrlOf({ port, socketDir }: ServerAddress, password: string): string {
  const url = `postgres://${ownerRole}:${password}@127.0.0.1:${port}/comanda`;
  return socketDir === undefined ? url : `${url}?host=${encodeURIComponent(socketDir)}`;
}

function readPort(dataDir: string): number | undefined {
  const path = join(dataDir, 'port');
  const port = existsSync(path) ? Number(readFileSync(path, 'utf8')) : Number.NaN;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
