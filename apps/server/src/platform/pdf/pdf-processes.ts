import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors/app-error.ts';
import { minimalEnvironment } from '../minimal-environment.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { Drawn } from './pdf-process.ts';

const PROCESS = fileURLToPath(new URL('./pdf-process.ts', import.meta.url));
/** Timeout for one document, including the start of its process. */
const PATIENCE_MS = 30_000;
/** An idle process is ended after this time, to free its memory. */
const IDLE_MS = 10_000;
/** Heap limit of a process in megabytes. */
const HEAP_MB = 128;

interface Limits {
  patienceMs?: number;
  idleMs?: number;
}

/** Draws documents in child processes. An idle process is reused. */
export interface PdfProcesses {
  /** Draws a document and returns its bytes. Throws `server.busy` when the process was ended, or takes too long. */
  draw(document: PdfDocument): Promise<Uint8Array>;
  /** Number of live processes, busy or idle. */
  count(): number;
}

/** Creates the processes. The number of parallel documents is limited by the calls (`platform/http/places.ts`). */
export function createPdfProcesses({
  patienceMs = PATIENCE_MS,
  idleMs = IDLE_MS,
}: Limits = {}): PdfProcesses {
  const all = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const start = () => {
    const child = fork(PROCESS, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: minimalEnvironment(),
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
   * Prevents an idle process from keeping the server alive. The process ends when the server closes its
   * channel.
   */
  const rest = (child: ChildProcess) => {
    child.unref();
    child.channel?.unref();
    const end = () => {
      // After its channel has closed, the process lives for a moment but cannot be used.
      idle.delete(child);
      child.disconnect();
    };
    idle.set(child, setTimeout(end, idleMs).unref());
  };

  const draw = (child: ChildProcess, document: PdfDocument) =>
    new Promise<Drawn>((resolve, reject) => {
      const settle = (end: () => void) => () => {
        clearTimeout(giveUp);
        child.off('message', answered);
        child.off('exit', removed);
        child.off('error', removed);
        end();
      };
      const removed = settle(() => reject(new AppError('server.busy', { retryAfterSeconds: 2 })));
      const answered = (drawn: unknown) => settle(() => resolve(drawn as Drawn))();
      const giveUp = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      child.once('message', answered);
      child.once('exit', removed);
      child.once('error', removed);
      child.send(document, (error) => error && removed());
    });

  return {
    draw: async (document) => {
      const child = take();
      const drawn = await draw(child, document);
      rest(child);
      if ('fault' in drawn) throw new Error(`a paper was not drawn: ${drawn.fault}`);
      return drawn.bytes;
    },
    count: () => all.size,
  };
}
