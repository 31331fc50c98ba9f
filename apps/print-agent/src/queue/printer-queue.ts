import { setTimeout as sleep } from 'node:timers/promises';
import { PaperFault } from '../printers/printer-backend.ts';

/** One paper in the queue of one printer. */
export interface QueuedPaper {
  /** False when nobody wants it any more; it then leaves the queue. Asked before every try. */
  isWanted(): Promise<boolean>;
  /** Puts it on paper; throws when the printer did not take it. Answers the pause before the next, in milliseconds. */
  print(): Promise<number>;
  /** Told of every failure; `keep` tries again, `drop` gives it up. */
  failed(error: unknown): 'keep' | 'drop';
}

/** The papers of one printer, one after the other. */
export interface PrinterQueue {
  add(paper: QueuedPaper): void;
  /** Tries at once what was to be tried later: something changed. */
  retryNow(): void;
  readonly size: number;
  /** Ends after the paper that is under way. */
  stop(): Promise<void>;
}

/** Milliseconds before the next try, the last one again and again. */
export const RETRY_PAUSES_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 15_000];

/**
 * A queue that keeps its order: while its printer refuses, the first paper is tried again and the others wait behind it.
 * Only a paper that cannot be printed at all lets the others pass.
 */
export function createPrinterQueue(pausesMs: readonly number[] = RETRY_PAUSES_MS): PrinterQueue {
  const papers: QueuedPaper[] = [];
  let running: Promise<void> | null = null;
  let isStopped = false;
  let refusals = 0;
  let alarm = new AbortController();
  const ending = new AbortController();

  async function rest(ms: number): Promise<void> {
    alarm = new AbortController();
    // Woken early is as good as woken.
    await sleep(ms, undefined, { signal: alarm.signal }).catch(() => undefined);
  }

  async function tryFirst(paper: QueuedPaper): Promise<void> {
    try {
      const pauseMs = (await paper.isWanted()) ? await paper.print() : null;
      papers.shift();
      if (pauseMs === null) return;
      refusals = 0;
      // Only the end of the agent shortens the pause between two papers.
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
    } catch (error) {
      const isKept = paper.failed(error) === 'keep';
      if (!isKept || error instanceof PaperFault) papers.shift();
      if (isKept && error instanceof PaperFault) papers.push(paper);
      if (!isKept) return;
      const pauseMs = pausesMs[Math.min(refusals, pausesMs.length - 1)] ?? 0;
      refusals += 1;
      if (!isStopped) await rest(pauseMs);
    }
  }

  async function run(): Promise<void> {
    for (let paper = papers[0]; paper !== undefined && !isStopped; paper = papers[0]) await tryFirst(paper);
    running = null;
  }

  return {
    add(paper) {
      papers.push(paper);
      if (!isStopped) running ??= run();
    },
    retryNow() {
      refusals = 0;
      alarm.abort();
    },
    get size() {
      return papers.length;
    },
    async stop() {
      isStopped = true;
      ending.abort();
      alarm.abort();
      await running;
    },
  };
}
