import type { Logger } from './log.ts';
import { createRateLimitedWarnings } from './rate-limited-log.ts';

interface RepeatedWorkOptions {
  everyMs: number;
  /** When the first round begins after the start, where not after `everyMs`. */
  firstAfterMs?: number;
  /** A round; a long one ends early when the signal says that it is stopped. */
  work: (stopping: AbortSignal) => Promise<void>;
  /** What the log says when it failed. */
  failure: string;
  log: Logger;
}

/**
 * Work done over and over, one round at a time: a database that hangs is asked once, not once per round. A round that
 * fails is logged, once a minute while all of them do, and the next one tries again.
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

  /** How long after its start the first round comes. */
  get firstMs(): number {
    return this.#options.firstAfterMs ?? this.#options.everyMs;
  }

  start(): void {
    const { everyMs, firstAfterMs } = this.#options;
    if (firstAfterMs !== undefined) this.#first = setTimeout(() => void this.run(), firstAfterMs);
    this.#timer = setInterval(() => void this.run(), everyMs);
  }

  /** A round now, or the one under way. Never rejects. */
  run(): Promise<void> {
    const { work, failure } = this.#options;
    this.#round ??= work(this.#stopping.signal)
      .catch((err: unknown) => this.#warn({ err }, failure))
      .finally(() => {
        this.#round = null;
      });
    return this.#round;
  }

  /** Waits for the round under way. */
  async stop(): Promise<void> {
    clearTimeout(this.#first);
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#round;
  }
}
