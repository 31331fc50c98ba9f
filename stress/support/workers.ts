import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Processes that do the same background work. A test kills them in turn. */
export interface Workers {
  start(): void;
  /** Kills the process that was started first, with SIGKILL. */
  killOldest(): Promise<void>;
  killAll(): Promise<void>;
}

/** Prepares processes that run `script` with these arguments. None is started yet. */
export function createWorkers(script: string, args: readonly string[]): Workers {
  const workers: ChildProcess[] = [];
  const killOldest = async () => {
    const worker = workers.shift();
    if (worker?.kill('SIGKILL')) await once(worker, 'exit');
  };
  return {
    start: () => void workers.push(spawn(process.execPath, [script, ...args], { stdio: 'ignore' })),
    killOldest,
    killAll: async () => {
      while (workers.length > 0) await killOldest();
    },
  };
}
