import { createPrinterQueue, type PrinterQueue } from './printer-queue.ts';

/** The queues of all printers, by the name of the printer. */
export class PrinterQueues {
  readonly #queues = new Map<string, PrinterQueue>();
  readonly #retryPausesMs: readonly number[] | undefined;
  readonly #stopping: AbortSignal;

  constructor(retryPausesMs: readonly number[] | undefined, stopping: AbortSignal) {
    this.#retryPausesMs = retryPausesMs;
    this.#stopping = stopping;
  }

  of(printer: string): PrinterQueue {
    const known = this.#queues.get(printer);
    if (known !== undefined) return known;
    const queue = createPrinterQueue(this.#retryPausesMs);
    if (!this.#stopping.aborted) this.#queues.set(printer, queue);
    return queue;
  }

  retryNow(): void {
    for (const queue of this.#queues.values()) queue.retryNow();
  }

  /** Resolves after the tickets in progress. */
  async stop(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.stop()));
  }
}
