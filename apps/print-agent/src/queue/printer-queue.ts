import { setTimeout as sleep } from 'node:timers/promises';
import { TicketFault } from '../printers/printer-backend.ts';

/** One ticket in the queue of one printer. */
export interface QueuedJob {
  /**
   * Called before every attempt. If it returns false, the ticket is no longer needed and leaves the queue.
   */
  isWanted(): Promise<boolean>;
  /**
   * Prints the ticket. Throws if the printer did not accept it. Returns the milliseconds to wait before the
   * next ticket.
   */
  print(): Promise<number>;
  /** Called after every failure. `keep` retries the ticket, `drop` removes it. */
  failed(error: unknown): 'keep' | 'drop';
}

/** The tickets of one printer, which are printed one after another. */
export interface PrinterQueue {
  add(document: QueuedJob): void;
  /** Retries waiting tickets immediately, because something has changed. */
  retryNow(): void;
  readonly size: number;
  /** Resolves after the ticket in progress. */
  stop(): Promise<void>;
}

/** Milliseconds before each further attempt. The last value repeats. */
export const RETRY_PAUSES_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 15_000];

/**
 * A queue that prints tickets in order. While the printer refuses the first ticket, that ticket is retried
 * and the others wait. If the first ticket can never be printed, the others are printed first.
 */
export function createPrinterQueue(pausesMs: readonly number[] = RETRY_PAUSES_MS): PrinterQueue {
  const tickets: QueuedJob[] = [];
  let running: Promise<void> | null = null;
  let isStopped = false;
  let refusals = 0;
  let alarm = new AbortController();
  const ending = new AbortController();

  async function rest(ms: number): Promise<void> {
    alarm = new AbortController();
    // `retryNow` aborts this pause, which is no error.
    await sleep(ms, undefined, { signal: alarm.signal }).catch(() => undefined);
  }

  async function tryFirst(document: QueuedJob): Promise<void> {
    try {
      const pauseMs = (await document.isWanted()) ? await document.print() : null;
      tickets.shift();
      if (pauseMs === null) return;
      refusals = 0;
      // Only the end of the agent shortens the pause between two tickets.
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
    } catch (error) {
      const isStored = document.failed(error) === 'keep';
      if (!isStored || error instanceof TicketFault) tickets.shift();
      if (isStored && error instanceof TicketFault) tickets.push(document);
      if (!isStored) return;
      const pauseMs = pausesMs[Math.min(refusals, pausesMs.length - 1)] ?? 0;
      refusals += 1;
      if (!isStopped) await rest(pauseMs);
    }
  }

  async function run(): Promise<void> {
    for (let document = tickets[0]; document !== undefined && !isStopped; document = tickets[0])
      await tryFirst(document);
    running = null;
  }

  return {
    add(document) {
      tickets.push(document);
      if (!isStopped) running ??= run();
    },
    retryNow() {
      refusals = 0;
      alarm.abort();
    },
    get size() {
      return tickets.length;
    },
    async stop() {
      isStopped = true;
      ending.abort();
      alarm.abort();
      await running;
    },
  };
}
