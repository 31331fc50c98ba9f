import type { Logger } from './log.ts';
import { createRateLimitedWarnings } from './rate-limited-log.ts';

interface RepeatedWorkOptions {
  everyMs: number;
  /** Delay of the first round after the start; default `everyMs`. */
  firstAfterMs?: number;
  /** Runs one round. A long round must end early when the signal is aborted. */
  work: (stopping: AbortSignal) => Promise<void>;
  /** Log text for a failed round. */
  failure: string;
  log: Logger;
}

/**
 * Repeats work, one round at a time, so that a hanging database gets one request instead of one per round. A failed
 * round is logged at most once a minute, and the next round tries again.
 */
export class RepeatedWork {
  readonly #options: RepeatedWorkOptions;
  readonly #warn: (about: object, text: string) => void;
  readonly #stopping = new AbortController();
  #first: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | null = null;

  constructor(options: RepeatedWorkOptions) {
    this.#options = options;
    this.#warn = createRateLimitedWarnings(options.log);
  }

  /** Delay of the first round after the start. */
  get firstMs(): number {
    return this.#options.firstAfterMs ?? this.#options.everyMs;
  }

  start(): void {
    const { everyMs, firstAfterMs } = this.#options;
    if (firstAfterMs !== undefined) this.#first = setTimeout(() => void this.run(), firstAfterMs);
    this.#timer = setInterval(() => void this.run(), everyMs);
  }

  /** Runs a round now, or joins the round in progress. Never rejects. */
  run(): Promise<void> {
    const { work, failure } = this.#options;
    this.#round ??= work(this.#stopping.signal)
      .catch((err: unknown) => this.#warn({ err }, failure))
      .finally(() => {
        this.#round = null;
      });
    return this.#round;
  }

  /** Waits for the round in progress. */
  async stop(): Promise<void> {
    clearTimeout(this.#first);
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#round;
  }
}
