import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { hasProgram } from '../../../scripts/has-program.ts';
import { eventually } from '../eventually.ts';
import { findFreePort } from './free-port.ts';

/** A real Redis without a file of its data, which a test may kill, freeze and start again. */
export interface RedisProcess {
  readonly url: string;
  /** Its process id; undefined if it did not start. */
  pid(): number | undefined;
  /** Sends one line, as any other program may. Answers '' while Redis is away. */
  say(line: string): Promise<string>;
  start(): Promise<void>;
  freeze(isFrozen: boolean): void;
  /** Kills it with SIGKILL. */
  end(): Promise<void>;
}

/** True when this machine has Redis. */
export const hasRedis = () => hasProgram('redis-server');

/** Starts Redis on a free port, in `dir`. The caller must end it. */
export async function startRedis(dir: string): Promise<RedisProcess> {
  const port = await findFreePort();
  let child: ChildProcess;
  const say = async (line: string) => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.write(`${line}\r\n`);
      return String((await once(socket, 'data'))[0]);
    } catch {
      return '';
    } finally {
      socket.destroy();
    }
  };
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir];
    child = spawn('redis-server', args, { stdio: 'ignore' });
    await eventually(async () => {
      if (!(await say('PING')).includes('PONG')) throw new Error('Redis does not answer');
    });
  };
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child.pid,
    say,
    start,
    freeze: (isFrozen) => void child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
