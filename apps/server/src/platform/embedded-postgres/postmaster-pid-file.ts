import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessAlive, worksInFolder } from './process-liveness.ts';

/** Data that a running postmaster writes into its data directory. */
export interface PostmasterPidFile {
  readonly pid: number;
  /** TCP port of the server; `undefined` while it starts. */
  readonly port: number | undefined;
}

/** Reads postmaster.pid (line 1: process id, line 4: port); `undefined` when missing or broken. */
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

/** The running postmaster of this data directory, if any. The file of a killed postmaster is ignored. */
export function findLivePostmaster(clusterDir: string): PostmasterPidFile | undefined {
  const file = readPostmasterPidFile(clusterDir);
  if (file === undefined || !isProcessAlive(file.pid) || !worksInFolder(file.pid, clusterDir))
    return undefined;
  return file;
}

/**
 * Removes the pid file of a killed postmaster that is still a zombie. Zombies stay for ever in a container whose first
 * process collects no children. PostgreSQL would not start, because it finds the process id. The file stays while any
 * process works on the data, so that two servers never share them.
 */
export function removeZombiePidFile(clusterDir: string): void {
  const file = readPostmasterPidFile(clusterDir);
  if (process.platform !== 'linux' || file === undefined || isProcessAlive(file.pid)) return;
  const isAtWork = readdirSync('/proc').some(
    (name) => /^\d+$/.test(name) && worksInFolder(Number(name), clusterDir),
  );
  if (!isAtWork) rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}
