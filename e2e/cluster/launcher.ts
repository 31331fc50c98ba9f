import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findFreePort } from '@comanda/testkit/running/free-port';
import { NODE_OPTIONS } from '@comanda/testkit/running/server-process';

const ROOT = resolve(import.meta.dirname, '../..');
/** Offset of the first server's port from that of HAProxy. */
const FIRST = 11;
const COUNT = 3;

/** `npm start -- --servidores 3`: three servers behind HAProxy. */
export interface Launcher {
  /** Address of HAProxy. */
  readonly url: string;
  /** Addresses of the servers, without HAProxy. */
  readonly servers: readonly string[];
  /** Process id of a server, by its place in `servers`. */
  pidOf(index: number): number;
  /** Replaces the servers one after the other, as for a new version. Resolves when all were replaced. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts them at `port` and waits until they are ready. Throws their output if they end before. */
export async function launch(port: number, env: Record<string, string>): Promise<Launcher> {
  const args = [...NODE_OPTIONS, 'scripts/start.ts', '--servidores', String(COUNT)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, COMANDA_DEMO: '0', LOG_LEVEL: 'error', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const check of waiting) check();
    });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const untilLines = (pattern: RegExp, count: number) =>
    Promise.race([
      new Promise<void>((done) => {
        const check = () => {
          if (lines.filter((line) => pattern.test(line)).length < count) return;
          waiting.delete(check);
          done();
        };
        waiting.add(check);
        check();
      }),
      exited.then(() => {
        throw new Error(`the servers ended; they wrote:\n${lines.join('\n')}`);
      }),
    ]);
  await untilLines(/pronta em/, 1);
  const ports = Array.from({ length: COUNT }, (_, index) => port + FIRST + index);
  const replaced = /foi trocado/;
  return {
    url: `http://127.0.0.1:${port}`,
    servers: ports.map((each) => `http://127.0.0.1:${each}`),
    pidOf: (index) => pidWithPort(child, ports[index] ?? 0),
    renew: async () => {
      const before = lines.filter((line) => replaced.test(line)).length;
      child.kill('SIGUSR2');
      await untilLines(replaced, before + COUNT);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', endWithUs);
    },
  };
}

/** A port for HAProxy, whose servers have free ports, too. */
export const findFrontPort = () => findFreePort(Array.from({ length: COUNT }, (_, index) => FIRST + index));

/** The child of the launcher that got this port in its environment. */
function pidWithPort(launcher: ChildProcess, port: number): number {
  const isOurs = (pid: string) => {
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(join('/proc', pid, 'status'), 'utf8'))?.[1];
      if (parent !== String(launcher.pid)) return false;
      return readFileSync(join('/proc', pid, 'environ'), 'utf8')
        .split('\0')
        .includes(`PORT=${port}`);
    } catch {
      // The process ended meanwhile.
      return false;
    }
  };
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOurs(name));
  if (pid === undefined) throw new Error(`no server has port ${port}`);
  return Number(pid);
}

/** Runs a command of the terminal, such as `copia`, and returns its output. Throws it if the command fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, COMANDA_DEMO: '0', ...env },
  });
  return stdout;
}
