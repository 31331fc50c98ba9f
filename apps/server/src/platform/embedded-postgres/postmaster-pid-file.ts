import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessAlive, worksInFolder } from './process-liveness.ts';

/** What a running postmaster wrote about itself into its data directory. */
export interface PostmasterPidFile {
  readonly pid: number;
  /** TCP port it listens on; `undefined` while it is still coming up. */
  readonly port: number | undefined;
}

/** Reads postmaster.pid (line 1: process id, line 4: port); `undefined` when there is none or it is broken. */
export function readPostmasterPidFile(clusterDir: string): PostmasterPidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return { pid, port: Number.isInteger(port) && port > 0 ? port : undefined };
}

/** The postmaster that lives on this data directory, if one does; a file left by a killed one is seen through. */
export function findLivePostmaster(clusterDir: string): PostmasterPidFile | undefined {
  const file = readPostmasterPidFile(clusterDir);
  if (file === undefined || !isProcessAlive(file.pid) || !worksInFolder(file.pid, clusterDir))
    return undefined;
  return file;
}

/**
 * Removes the pid file of a killed postmaster that nobody has collected yet (a zombie, for seconds or for ever where
 * the first process of a container collects nothing): PostgreSQL itself takes it for alive and would not start.
 * Left alone while any process still works on the data, so that no two servers ever share it.
 */
export function removeZombiePidFile(clusterDir: string): void {
  const file = readPostmasterPidFile(clusterDir);
  if (process.platform !== 'linux' || file === undefined || isProcessAlive(file.pid)) return;
  const isAtWork = readdirSync('/proc').some(
    (name) => /^\d+$/.test(name) && worksInFolder(Number(name), clusterDir),
  );
  if (!isAtWork) rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}
