import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../bare-environment.ts';
import { AppError } from '../errors/app-error.ts';
import type { Paper } from './paper.ts';
import type { Drawn } from './paper-process.ts';

const PROCESS = fileURLToPath(new URL('./paper-process.ts', import.meta.url));
/** Longest time for one paper, with the start of its process. */
const PATIENCE_MS = 30_000;
/** An idle process ends after this time, so that papers take no memory at rest. */
const IDLE_MS = 10_000;
/** Heap limit of a process in megabytes. */
const HEAP_MB = 128;

interface Limits {
  patienceMs?: number;
  idleMs?: number;
}

/** Draws papers in child processes, which are reused while they exist. */
export interface PaperProcesses {
  /** The PDF's bytes. Throws `server.busy` when a process was ended, or takes too long. */
  draw(paper: Paper): Promise<Uint8Array>;
  /** Number of existing processes, busy or idle. */
  count(): number;
}

/** The places of the calls limit how many papers are drawn at once (`platform/http/places.ts`). */
export function createPaperProcesses({
  patienceMs = PATIENCE_MS,
  idleMs = IDLE_MS,
}: Limits = {}): PaperProcesses {
  const all = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const start = () => {
    const child = fork(PROCESS, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: bareEnvironment(),
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
    });
    all.add(child);
    const forget = () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
    };
    child.once('exit', forget);
    child.on('error', forget);
    return child;
  };

  const take = () => {
    const [next] = idle;
    if (next === undefined) return start();
    const [child, end] = next;
    clearTimeout(end);
    idle.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  };

  /**
   * An idle process does not prevent the server from ending. It ends with the server, because its channel
   * closes.
   */
  const rest = (child: ChildProcess) => {
    child.unref();
    child.channel?.unref();
    const end = () => {
      // Not offered any more: it still exists for a moment after its channel closed.
      idle.delete(child);
      child.disconnect();
    };
    idle.set(child, setTimeout(end, idleMs).unref());
  };

  const ask = (child: ChildProcess, paper: Paper) =>
    new Promise<Drawn>((resolve, reject) => {
      const settle = (end: () => void) => () => {
        clearTimeout(giveUp);
        child.off('message', answered);
        child.off('exit', gone);
        child.off('error', gone);
        end();
      };
      const gone = settle(() => reject(new AppError('server.busy', { retryAfterSeconds: 2 })));
      const answered = (drawn: unknown) => settle(() => resolve(drawn as Drawn))();
      const giveUp = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      child.once('message', answered);
      child.once('exit', gone);
      child.once('error', gone);
      child.send(paper, (error) => error && gone());
    });

  return {
    draw: async (paper) => {
      const child = take();
      const drawn = await ask(child, paper);
      rest(child);
      if ('fault' in drawn) throw new Error(`a paper was not drawn: ${drawn.fault}`);
      return drawn.bytes;
    },
    count: () => all.size,
  };
}
