import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type ClusterPlace,
  chooseClusterPlace,
  choosePort,
  ensureOwnerPassword,
  ownerUrlOf,
  prepareDataDir,
  rememberPort,
} from './cluster-place.ts';
import { createCluster } from './create-cluster.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { adoptPostmaster, type Postmaster, spawnPostmaster, stopPostmaster, turnLog } from './postmaster.ts';
import { findLivePostmaster, removeZombiePidFile } from './postmaster-pid-file.ts';
import { findSocketDir, prepareSocketDir, type ServerAddress, socketDirOf } from './socket-place.ts';
import type { StartupLog } from './startup-log.ts';
import { waitForAnswer } from './wait-for-answer.ts';

const TURN_LOG_MS = 3_600_000;

/** A PostgreSQL server that runs while our process runs. */
export interface EmbeddedPostgres {
  /**
   * Connection string of the owner of the database `comanda`. The connection string stays the same when the
   * server is restarted.
   */
  readonly ownerUrl: string;
  /** Calls `listener` each time the server ends unexpectedly. The server is then restarted. */
  onExit(listener: () => void): void;
  /**
   * Ends the server and releases the data directory. `immediately`: without first writing all data to their
   * files.
   */
  stop(options?: { immediately?: boolean }): Promise<void>;
}

/** Thrown when the server ended before it accepted queries. */
export class PostgresNotStartedError extends Error {
  override readonly name = 'PostgresNotStartedError';
  readonly clusterDir: string;
  /** The server's log output. */
  readonly output: string;

  constructor(clusterDir: string, output: string) {
    super(`PostgreSQL did not start:\n${output}`);
    this.clusterDir = clusterDir;
    this.output = output;
  }
}

export interface EmbeddedPostgresOptions {
  /** Folder for all files of this server. It is created if missing, and stays between starts. */
  dataDir: string;
  log: StartupLog;
  /** False only for test clusters: the disk may then lose committed data. */
  durable?: boolean;
  /** Maximum of connections. The default is enough for one server. */
  connections?: number;
}

/** The data for starting the server, also for repeated starts. */
interface LaunchPlan {
  readonly place: ClusterPlace;
  readonly binaries: PostgresBinaries;
  readonly password: string;
  readonly durable: boolean;
  readonly connections: number | undefined;
  readonly log: StartupLog;
}

/**
 * Starts PostgreSQL from npm's programs on `dataDir`, or takes over the server that a killed predecessor left. Resolves
 * when the server accepts queries. A server that dies unexpectedly is restarted on the same port. Throws
 * `DataDirInUseError` when another of our processes uses the data directory.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true, connections } = options;
  const dataDir = prepareDataDir(options.dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const place = chooseClusterPlace(dataDir, log);
    const binaries = findPostgresBinaries(place.identity, dataDir, log);
    const password = ensureOwnerPassword(place);
    const plan: LaunchPlan = { place, binaries, password, durable, connections, log };
    const { postmaster, address } = (await adoptOrphan(plan)) ?? (await launchFirst(plan));
    return superviseServer(plan, postmaster, address, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

interface RunningServer {
  readonly postmaster: Postmaster;
  readonly address: ServerAddress;
}

/** Takes over a server that a killed process of ours left. A server that does not answer is ended. */
async function adoptOrphan(plan: LaunchPlan): Promise<RunningServer | undefined> {
  const orphan = findLivePostmaster(plan.place.clusterDir);
  if (orphan === undefined) return undefined;
  const postmaster = adoptPostmaster(orphan.pid);
  if (orphan.port !== undefined) {
    const deadline = performance.now() + 5_000;
    const isWorthWaiting = () => !postmaster.hasExited() && performance.now() < deadline;
    const { port } = orphan;
    const address = { port, socketDir: findSocketDir(plan.place.clusterDir, port) };
    const answers = await waitForAnswer(ownerUrlOf(address, plan.password), isWorthWaiting, plan.log);
    if (answers) {
      rememberPort(plan.place.dataDir, port);
      plan.log.info(`Took over the PostgreSQL that an earlier run left behind (process ${orphan.pid}).`);
      return { postmaster, address };
    }
  }
  plan.log.warn(
    `Ending a PostgreSQL that an earlier run left behind and that does not answer (${orphan.pid}).`,
  );
  await stopPostmaster(postmaster);
  return undefined;
}

async function launchFirst(plan: LaunchPlan): Promise<RunningServer> {
  if (!existsSync(plan.place.clusterDir)) {
    await createCluster({ ...plan, ...plan.place, ownerPassword: plan.password });
  }
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(plan.place.dataDir);
    const address = { port, socketDir: socketDirOf(plan.place.clusterDir) };
    const outcome = await launch(plan, address);
    if (typeof outcome !== 'string') return { postmaster: outcome, address };
    // Children of a killed server may hold its shared memory for a moment, and another process may take the
    // port between check and use. Both failures are retried.
    if (attempt === 20 || !/still in use|already exists|could not (bind|create any TCP)/.test(outcome)) {
      throw new PostgresNotStartedError(plan.place.clusterDir, outcome);
    }
    await delay(Math.min(25 * 2 ** attempt, 500));
  }
}

/** Starts the server once. Returns the running server, or its log output if it ended. */
async function launch(plan: LaunchPlan, address: ServerAddress): Promise<Postmaster | string> {
  const logPath = join(plan.place.dataDir, 'postgres.log');
  const logStart = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0;
  removeZombiePidFile(plan.place.clusterDir);
  if (address.socketDir !== undefined) prepareSocketDir(address.socketDir, plan.place.identity);
  const postmaster = await spawnPostmaster({ ...plan, ...plan.place, logPath, address });
  try {
    const isAlive = () => !postmaster.hasExited();
    if (await waitForAnswer(ownerUrlOf(address, plan.password), isAlive, plan.log)) return postmaster;
  } catch (error) {
    await stopPostmaster(postmaster);
    throw error;
  }
  const text = readFileSync(logPath);
  return text
    .subarray(logStart < text.length ? logStart : 0)
    .toString('utf8')
    .slice(-2000)
    .trim();
}

function superviseServer(
  plan: LaunchPlan,
  first: Postmaster,
  address: ServerAddress,
  unlock: () => void,
): EmbeddedPostgres {
  const listeners: (() => void)[] = [];
  let current = first;
  let isStopping = false;
  let stopped: Promise<void> | undefined;

  const relaunch = async () => {
    for (let pauseMs = 20; !isStopping; pauseMs = Math.min(pauseMs * 2, 1_000)) {
      const outcome = await launch(plan, address).catch((error: unknown) => String(error));
      if (typeof outcome !== 'string') return outcome;
      plan.log.warn(`PostgreSQL did not restart; trying again: ${outcome.split('\n').at(-1)}`);
      await delay(pauseMs);
    }
    return undefined;
  };
  const supervision = (async () => {
    for (;;) {
      await current.exited;
      if (isStopping) return;
      plan.log.warn('PostgreSQL ended unexpectedly; restarting it.');
      for (const listener of listeners) listener();
      const next = await relaunch();
      if (next === undefined) return;
      current = next;
      if (isStopping) return;
      plan.log.info('PostgreSQL is back.');
    }
  })();

  const turning = setInterval(() => turnLog(join(plan.place.dataDir, 'postgres.log')), TURN_LOG_MS).unref();
  const stop = async (immediately: boolean) => {
    isStopping = true;
    clearInterval(turning);
    await stopPostmaster(current, immediately);
    await supervision;
    // Also ends a server that was just being restarted when the stop began.
    if (!current.hasExited()) await stopPostmaster(current, immediately);
    unlock();
  };
  return {
    ownerUrl: ownerUrlOf(address, plan.password),
    onExit: (listener) => listeners.push(listener),
    stop: ({ immediately = false } = {}) => {
      // A second call with `immediately` must not wait for the first call.
      if (immediately && stopped !== undefined) return stopPostmaster(current, true);
      stopped ??= stop(immediately);
      return stopped;
    },
  };
}
