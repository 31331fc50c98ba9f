import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** A child process with a process group of its own: a Ctrl-C in the terminal reaches us, and we end it in its turn. */
export interface ChildGroup {
  readonly child: ChildProcess;
  /** Settles with the exit code when the child is gone; `null` when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Asks it to end (SIGTERM), and after `patienceMs` ends the whole group. */
  stop(patienceMs?: number): Promise<void>;
  /** Ends the whole group at once. */
  kill(): void;
}

/** Starts a Node program in a process group of its own. It is killed when we end, however that happens. */
export function startNodeGroup(args: string[], options: SpawnOptions): ChildGroup {
  const child = spawn(process.execPath, args, { ...options, detached: true });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It ended between our look and our signal.
    }
  };
  const kill = () => signalGroup('SIGKILL');
  process.once('exit', kill);
  void exited.then(() => process.off('exit', kill));
  return {
    child,
    exited,
    kill,
    stop: async (patienceMs = 5_000) => {
      signalGroup('SIGTERM');
      const patience = new AbortController();
      const timeout = delay(patienceMs, undefined, { signal: patience.signal }).then(kill, () => undefined);
      await Promise.race([exited, timeout]);
      patience.abort();
      await exited;
    },
  };
}
