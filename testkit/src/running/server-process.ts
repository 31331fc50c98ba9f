import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { HANGS_AFTER_MS } from '../patience.ts';

const PRODUCT = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Options for Node that `npm start` puts before its script. */
export const NODE_OPTIONS = startScript().split(' ').slice(1, -1);
const READY = /pronta em (\S+)/;

/** A server in a separate process, as in production. Used to test kills and crashes. */
export interface ServerProcess {
  readonly pid: number;
  /** The server's address with a number as host, because names would cost a lookup per connection. */
  readonly url: string;
  /** Milliseconds from the start to the line that reports readiness. */
  readonly readyMs: number;
  /** Settles when the process has ended, for any reason. */
  readonly exited: Promise<void>;
  hasExited(): boolean;
  /** Number of bytes that the server has written to its log and output so far. */
  writtenBytes(): number;
  /** Kills the server with SIGKILL, so that it cannot finish anything. */
  kill(): Promise<void>;
  /** Sends SIGTERM, then waits until the server has ended in order. */
  stop(): Promise<void>;
}

/**
 * Starts the product's server, or another `entry` that prints the same line when it is ready. `env` is added
 * to our environment. Resolves when the server is ready. Throws its output if it ends before.
 */
export async function startServerProcess(options: {
  env: Record<string, string>;
  entry?: string;
}): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...NODE_OPTIONS, options.entry ?? PRODUCT], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the server did not start');
  let isGone = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true;
      resolve();
    });
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  void exited.then(() => process.off('exit', endWithUs));

  let written = '';
  let writtenBytes = 0;
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      writtenBytes += chunk.length;
    });
    createInterface({ input: stream }).on('line', (line) => {
      written = `${written}${line}\n`.slice(-4_000);
      const address = READY.exec(line)?.[1];
      if (address !== undefined) ready.resolve(address);
    });
  }
  const failed = (what: string) =>
    ready.reject(new Error(`the server ${what}; it wrote:\n${written || '(nothing)'}`));
  void exited.then(() => failed('ended before it was ready'));
  const patience = setTimeout(() => failed(`is not ready after ${HANGS_AFTER_MS / 1000} s`), HANGS_AFTER_MS);
  try {
    const address = new URL(await ready.promise);
    return {
      pid,
      url: `http://127.0.0.1:${address.port}`,
      readyMs: performance.now() - startedAt,
      exited,
      hasExited: () => isGone,
      writtenBytes: () => writtenBytes,
      kill: () => {
        child.kill('SIGKILL');
        return exited;
      },
      stop: () => {
        child.kill('SIGTERM');
        return exited;
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(patience);
  }
}

function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start;
}
