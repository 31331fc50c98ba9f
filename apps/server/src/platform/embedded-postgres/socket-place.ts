import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunIdentity } from './run-identity.ts';

/** Addresses of a server: always a loopback port, and a socket folder if the system supports it. */
export interface ServerAddress {
  readonly port: number;
  /** `undefined`: the server listens on the port only. */
  readonly socketDir: string | undefined;
}

/** Maximum length of a socket's path in bytes, including the final zero, on the strictest system (macOS). */
const LONGEST_PATH = 103;

/**
 * The folder of the server's socket, next to its data. `undefined` when only the TCP port works: on Windows,
 * or when the path is too long. A round trip over a socket takes a fifth less time than over TCP.
 */
export function socketDirOf(clusterDir: string): string | undefined {
  const folder = join(dirname(clusterDir), 'socket');
  const longest = socketPathOf({ port: 65_535, socketDir: folder });
  return process.platform === 'win32' || Buffer.byteLength(longest) >= LONGEST_PATH ? undefined : folder;
}

/** The socket of a running server on `clusterDir` with this port, if any. */
export function findSocketDir(clusterDir: string, port: number): string | undefined {
  const socketDir = socketDirOf(clusterDir);
  return socketDir !== undefined && existsSync(socketPathOf({ port, socketDir })) ? socketDir : undefined;
}

/**
 * Deletes and creates the folder, open only to the server's user and root. Old files of a killed server would
 * prevent the next start. No server may be using the folder.
 */
export function prepareSocketDir(socketDir: string, identity: RunIdentity | undefined): void {
  rmSync(socketDir, { recursive: true, force: true });
  mkdirSync(socketDir, { mode: 0o700 });
  if (identity !== undefined) chownSync(socketDir, identity.uid, identity.gid);
}

function socketPathOf({ port, socketDir }: { port: number; socketDir: string }): string {
  return join(socketDir, `.s.PGSQL.${port}`);
}
