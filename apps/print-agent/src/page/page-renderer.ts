import { type ChildProcess, fork } from 'node:child_process';
import type { DrawPage } from '../queue/draw-document.ts';
import { PAGE_PROCESS_FILE } from '../running/program-files.ts';
import type { PageAnswer, PageRequest } from './page-messages.ts';

/** Draws pages in a process that starts on demand and ends after some idle time. */
export interface PageRenderer {
  draw: DrawPage;
  stop(): void;
}

const IDLE_MS = 60_000;
const PATIENCE_MS = 30_000;

interface Wanted {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

export function createPageRenderer(idleMs = IDLE_MS): PageRenderer {
  const wanted = new Map<number, Wanted>();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function ended(gone: ChildProcess): void {
    if (child !== gone) return;
    child = null;
    for (const { reject } of wanted.values()) reject(new Error('the drawing process ended'));
    wanted.clear();
  }

  function start(): ChildProcess {
    const started = fork(PAGE_PROCESS_FILE, {
      // Starts without the agent's flags, which save memory but draw slowly.
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (answer: PageAnswer) => {
      const waiting = wanted.get(answer.number);
      wanted.delete(answer.number);
      if ('bytes' in answer) waiting?.resolve(answer.bytes);
      else waiting?.reject(new Error(answer.error));
    });
    started.once('error', () => ended(started));
    started.once('exit', () => ended(started));
    return started;
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
  }

  return {
    stop,
    async draw(ticket, page) {
      clearTimeout(idle);
      child ??= start();
      last += 1;
      const request: PageRequest = { number: last, ticket, page };
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      wanted.set(request.number, { resolve, reject });
      // Ends a process that does not answer in time. The next page gets a new process.
      const late = setTimeout(stop, PATIENCE_MS);
      child.send(request, (error) => {
        if (error !== null) reject(error);
      });
      try {
        return await promise;
      } finally {
        clearTimeout(late);
        wanted.delete(request.number);
        if (wanted.size === 0) idle = setTimeout(stop, idleMs).unref();
      }
    },
  };
}
