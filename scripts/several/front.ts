import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type ChildGroup, startGroup } from '../process-group.ts';

/** Milliseconds before a dead HAProxy starts again. Each failed start doubles this wait. */
const AGAIN_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const STOP_MS = 5_000;
/** Milliseconds that HAProxy must live before its next wait is short again. */
const STEADY_MS = 10_000;

/**
 * Shell script that runs HAProxy, because HAProxy cannot notice that its parent was killed. The shell reads a
 * pipe that ends with the parent, and then stops HAProxy. The shell's own messages ('Terminated') are hidden.
 */
const WATCHED = `
  exec 3<&0 4>&2 2>/dev/null
  haproxy "$@" </dev/null 3<&- 2>&4 4>&- &
  front=$!
  { cat <&3 >/dev/null; kill -TERM "$front"; } &
  exec 3<&-
  wait "$front"`;

/** HAProxy in front of the servers. It is started again when it dies. */
export interface Front {
  /** Settles when HAProxy listens; false when its first start failed. HAProxy has printed the reason. */
  ready: Promise<boolean>;
  stop(): Promise<void>;
}

export interface FrontParts {
  /** Path of HAProxy's settings file. */
  path: string;
  host: string;
  port: number;
  env: NodeJS.ProcessEnv;
  /** Called at each unexpected end of HAProxy, with the milliseconds until its next start. */
  died(againInMs: number): void;
  /** For tests. */
  againMs?: number;
}

export function startFront({ path, host, port, env, died, againMs = AGAIN_MS }: FrontParts): Front {
  let group: ChildGroup;
  let isStopping = false;
  let hasServed = false;
  let waitMs = againMs;
  let again: NodeJS.Timeout | undefined;

  const launch = async (): Promise<boolean> => {
    const started = startGroup('sh', ['-c', WATCHED, 'haproxy', '-db', '-q', '-f', path], {
      stdio: ['pipe', 'ignore', 'inherit'],
      env,
    });
    group = started;
    const startedAt = performance.now();
    let hasEnded = false;
    const ended = started.exited.then(() => {
      hasEnded = true;
      // Closes the pipe, because the shell of a dead HAProxy waits for its end.
      started.child.stdin?.destroy();
    });
    while (!hasEnded && !(await isListening(host, port))) await delay(20);
    if (!hasEnded) hasServed = true;
    void ended.then(() => {
      if (isStopping || !hasServed) return;
      // Another program may have the port, so that HAProxy seems to listen and dies at once.
      if (performance.now() - startedAt > STEADY_MS) waitMs = againMs;
      died(waitMs);
      again = setTimeout(() => void launch(), waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    });
    return !hasEnded;
  };

  return {
    ready: launch(),
    stop: async () => {
      isStopping = true;
      clearTimeout(again);
      await group.stop(STOP_MS);
    },
  };
}

/** True when a program accepts connections at the port. */
export function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
