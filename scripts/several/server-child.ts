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

/** `served` is called at each start that succeeded, `died` at each unexpected end. */
export function startServerChild(env: NodeJS.ProcessEnv, on: { served(): void; died(): void }): ServerChild {
  let group: ChildGroup;
  let isStopping = false;
  let isReplaced = false;

  const launch = (): Promise<StartedServer | null> => {
    const started = startNodeGroup([...process.execArgv, ENTRY], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env,
    });
    group = started;
    const ready = new Promise<StartedServer>((resolve) => {
      started.child.once('message', (server) => resolve(server as StartedServer));
    });
    let isServing = false;
    void ready.then(() => {
      isServing = true;
      on.served();
    });
    void started.exited.then(() => {
      if (isStopping || isReplaced || !isServing) return;
      on.died();
      setTimeout(() => {
        if (!isStopping) void launch();
      }, AGAIN_MS);
    });
    return Promise.race([ready, started.exited.then(() => null)]);
  };

  const ready = launch();
  return {
    ready,
    replace: async () => {
      isReplaced = true;
      await group.stop(STOP_MS);
      isReplaced = false;
      return isStopping || (await launch()) !== null;
    },
    stop: async () => {
      isStopping = true;
      await group.stop(STOP_MS);
    },
  };
}
