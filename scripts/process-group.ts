import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A child process in its own process group. A Ctrl-C in the terminal therefore reaches only our process,
 * which then stops the child in order.
 */
export interface ChildGroup {
  readonly child: ChildProcess;
  /** Resolves to the exit code when the child ends; to `null` if a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Sends SIGTERM. If the child still runs after `patienceMs`, kills the whole group. */
  stop(patienceMs?: number): Promise<void>;
  /** Kills the whole group at once. */
  kill(): void;
}

/** Starts a Node program in its own process group, see {@link startGroup}. */
export function startNodeGroup(args: string[], options: SpawnOptions): ChildGroup {
  return startGroup(process.execPath, args, options);
}

/**
 * Starts a program in its own process group. The group is killed when our process ends. After a SIGKILL to
 * our process, only the program itself can notice our end.
 */
export function startGroup(program: string, args: string[], options: SpawnOptions): ChildGroup {
  const child = spawn(program, args, { ...options, detached: true });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group ended between the check and the signal.
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
