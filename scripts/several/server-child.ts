import { fileURLToPath } from 'node:url';
import { type ChildGroup, startNodeGroup } from '../process-group.ts';
import type { StartedServer } from './one-of-several.ts';

const ENTRY = fileURLToPath(new URL('./one-of-several.ts', import.meta.url));
/** A server that died starts again after this time. */
const AGAIN_MS = 1_000;
/** A stop waits for responses in progress, and this is longer than all its limits. */
const STOP_MS = 20_000;

/** One server in a process of its own, which is started again when it dies. */
export interface ServerChild {
  /** Settles with the first start; null when it failed. The process has printed the reason. */
  ready: Promise<StartedServer | null>;
  /** Stops the server in order and starts it again. Settles when it serves; false when it does not start. */
  replace(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * `served` is called at each start that succeeded, `died` at each unexpected end. `entry` and `againMs` are for tests.
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
      // After its first start, a server is also started again when a start fails: the database may be away.
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
