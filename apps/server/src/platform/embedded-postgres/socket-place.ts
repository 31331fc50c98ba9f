import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunIdentity } from './run-identity.ts';

/** Where a server listens: always on a loopback port, and in a socket folder where the system has such sockets. */
export interface ServerAddress {
  readonly port: number;
  /** `undefined`: on the port alone. */
  readonly socketDir: string | undefined;
}

/** Bytes a socket's path may have, its ending zero included, on the strictest of our systems (macOS). */
const LONGEST_PATH = 103;

/**
 * The folder of the server's socket, beside its data; `undefined` where the port must do: on Windows, and when the
 * path is longer than systems take. A round trip over a socket costs a fifth less than one over the loopback port.
 */
export function socketDirOf(clusterDir: string): string | undefined {
  const folder = join(dirname(clusterDir), 'socket');
  const longest = socketPathOf({ port: 65_535, socketDir: folder });
  return process.platform === 'win32' || Buffer.byteLength(longest) >= LONGEST_PATH ? undefined : folder;
}

/** The socket of a server that runs on `clusterDir` now and listens on this port, if it has one. */
export function findSocketDir(clusterDir: string, port: number): string | undefined {
  const socketDir = socketDirOf(clusterDir);
  return socketDir !== undefined && existsSync(socketPathOf({ port, socketDir })) ? socketDir : undefined;
}

/**
 * Makes the folder anew, closed to everybody but the user the server runs as (and root). No server may be running
 * on it: what a killed one left there would keep the next from starting.
 */
export function prepareSocketDir(socketDir: string, identity: RunIdentity | undefined): void {
  rmSync(socketDir, { recursive: true, force: true });
  mkdirSync(socketDir, { mode: 0o700 });
  if (identity !== undefined) chownSync(socketDir, identity.uid, identity.gid);
}

function socketPathOf({ port, socketDir }: { port: number; socketDir: string }): string {
  return join(socketDir, `.s.PGSQL.${port}`);
}
