import { fileURLToPath } from 'node:url';
import { type ChildGroup, startNodeGroup } from '../process-group.ts';
import type { StartedServer } from './one-of-several.ts';

const ENTRY = fileURLToPath(new URL('./one-of-several.ts', import.meta.url));
/** Milliseconds before a server that has ended is started again. */
const AGAIN_MS = 1_000;
/**
 * Maximum milliseconds of a stop. A stop waits for responses in progress, and this is longer than all their
 * limits.
 */
const STOP_MS = 20_000;

/** One server in a process of its own. If it ends unexpectedly, it is started again. */
export interface ServerChild {
  /** Settles after the first start. Null if the start failed; the process has then printed the reason. */
  ready: Promise<StartedServer | null>;
  /**
   * Stops the server in order and starts it again. Resolves to true when it is ready, and to false if it does
   * not start.
   */
  replace(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Starts a server. `served` is called after each successful start, `died` after each unexpected end. `entry`
 * and `againMs` are for tests.
 */
export function startServerChild(
  env: NodeJS.ProcessEnv,
  on: { served(): void; died(): void },
  { entry = ENTRY, againMs = AGAIN_MS } = {},
): ServerChild {
  let group: ChildGroup;
  let isStopping = false;
  let isReplaced = false;
  let hasServed = false;
  let again: NodeJS.Timeout | undefined;

  const launch = (): Promise<StartedServer | null> => {
    const started = startNodeGroup([...process.execArgv, entry], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env,
    });
    group = started;
    const ready = new Promise<StartedServer>((resolve) => {
      started.child.once('message', (server) => resolve(server as StartedServer));
    });
    void ready.then(() => {
      hasServed = true;
      on.served();
    });
    void started.exited.then(() => {
      // Before its first successful start, a server is not started again. Later it is, even if a start fails,
      // because the database may be away for a while.
      if (isStopping || isReplaced || !hasServed) return;
      on.died();
      again = setTimeout(() => void launch(), againMs);
    });
    return Promise.race([ready, started.exited.then(() => null)]);
  };

  const ready = launch();
  return {
    ready,
    replace: async () => {
      isReplaced = true;
      clearTimeout(again);
      await group.stop(STOP_MS);
      isReplaced = false;
      return isStopping || (await launch()) !== null;
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(again);
      await group.stop(STOP_MS);
    },
  };
}
