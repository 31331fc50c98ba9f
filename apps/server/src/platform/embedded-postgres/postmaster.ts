import { spawn } from 'node:child_process';
import { closeSync, copyFileSync, openSync, statSync, truncateSync } from 'node:fs';
import os from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresEnvironment } from './create-cluster.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { postgresSettings } from './postgres-settings.ts';
import { isProcessAlive } from './process-liveness.ts';
import type { RunIdentity } from './run-identity.ts';
import type { ServerAddress } from './socket-place.ts';

/** A running PostgreSQL server process, started by us or by a killed predecessor. */
export interface Postmaster {
  readonly pid: number;
  /** Settles (never rejects) when the process has ended. */
  readonly exited: Promise<void>;
  hasExited(): boolean;
}

/** Niceness of the server's processes, from −20 to 19; ours is 0. */
const YIELDING = 5;
const largestLogBytes = 5 * 1024 * 1024;

/**
 * Starts the server in its own process group, so that a Ctrl-C for us does not reach it too early. Its log is a file,
 * which remains if we are killed.
 */
export async function spawnPostmaster(options: {
  binaries: PostgresBinaries;
  clusterDir: string;
  identity: RunIdentity | undefined;
  logPath: string;
  address: ServerAddress;
  durable: boolean;
  connections: number | undefined;
}): Promise<Postmaster> {
  const log = openLog(options.logPath);
  const settings = postgresSettings({
    ...options.address,
    durable: options.durable,
    connections: options.connections,
  });
  const child = spawn(options.binaries.postgres, ['-D', options.clusterDir, ...settings], {
    ...options.identity,
    cwd: dirname(options.clusterDir),
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let isGone = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true;
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  if (child.pid === undefined) throw new Error('PostgreSQL started without a process id.');
  yieldToOurselves(child.pid);
  return endingWithUs({ pid: child.pid, exited, hasExited: () => isGone });
}

/**
 * Gives PostgreSQL's processes a lower priority than ours; processes started later inherit it. Otherwise,
 * with few cores, each statement would interrupt our event loop, and all panels would wait for one order.
 * With a free core this costs nothing.
 */
function yieldToOurselves(pid: number): void {
  try {
    os.setPriority(pid, YIELDING);
  } catch {
    // Ignored: without permission the priorities stay equal, which is only slower.
  }
}

/** Watches a server that a killed Comanda process left. */
export function adoptPostmaster(pid: number): Postmaster {
  let isGone = false;
  const exited = new Promise<void>((resolve) => {
    // Polls, because the system does not report the end of a process that is not our child.
    const timer = setInterval(() => {
      if (isProcessAlive(pid)) return;
      isGone = true;
      clearInterval(timer);
      resolve();
    }, 100);
  });
  return endingWithUs({ pid, exited, hasExited: () => isGone });
}

/**
 * Ends the server with a fast shutdown, which ends sessions and writes all data. Stronger signals follow only
 * if the server does not end. `immediately`: data are not written to their files; the next start recovers
 * them from the WAL, and no commit is lost.
 */
export async function stopPostmaster(postmaster: Postmaster, immediately = false): Promise<void> {
  const steps: [signal: NodeJS.Signals, patienceMs: number][] = [
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  if (!immediately) steps.unshift(['SIGINT', 30_000]);
  for (const [signal, patienceMs] of steps) {
    if (!signalPostmaster(postmaster, signal)) break;
    const patience = new AbortController();
    await Promise.race([
      postmaster.exited,
      delay(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  }
  if (isProcessAlive(postmaster.pid) && !postmaster.hasExited()) {
    throw new Error(`PostgreSQL (process ${postmaster.pid}) does not end.`);
  }
  await postmaster.exited;
}

/**
 * Ends the server when our process ends in any way, such as a crash or an early exit. Only a kill -9 cannot
 * be handled.
 */
function endingWithUs(postmaster: Postmaster): Postmaster {
  const end = () => signalPostmaster(postmaster, 'SIGQUIT');
  process.once('exit', end);
  void postmaster.exited.then(() => process.off('exit', end));
  return postmaster;
}

/** Sends a signal; returns false when the process has ended. */
function signalPostmaster(postmaster: Postmaster, signal: NodeJS.Signals): boolean {
  if (postmaster.hasExited()) return false;
  try {
    process.kill(postmaster.pid, signal);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

function openLog(path: string): number {
  turnLog(path);
  return openSync(path, 'a', 0o600);
}

/**
 * Rotates a large log: copies it to `.1` and empties the file. The file cannot be renamed, because the server
 * has it open.
 */
export function turnLog(path: string, largestBytes = largestLogBytes): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largestBytes) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}
