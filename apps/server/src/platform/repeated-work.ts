import type { JobName } from '@comanda/domain/kit/jobs';
import { systemClock } from './clock.ts';
import { NotSetUp } from './errors/not-set-up.ts';
import { failureCode } from './jobs/failure-code.ts';
import type { Logger } from './log.ts';
import { createRateLimitedWarnings } from './rate-limited-log.ts';
import { newTraceId } from './trace-id.ts';
import { beginTrace, currentSpan, endTrace, within } from './tracing/spans.ts';

/** Records that a part of the round failed, e.g. one store. The other parts continue. */
export type NoteFailure = (err: unknown) => void;

interface RepeatedWorkOptions {
  job: JobName;
  everyMs: number;
  /** Delay of the first round after the start. Default: `everyMs`. */
  firstAfterMs?: number;
  /**
   * Runs one round, and returns the number of handled things. A long round must end early when the signal is aborted.
   */
  work: (stopping: AbortSignal, noteFailure: NoteFailure) => Promise<number>;
  /** Log text for a failed round. */
  failure: string;
  log: Logger;
}

/** Results of the rounds of this process. Times are epoch milliseconds of the machine's clock. */
export interface RoundsState {
  startedAt: number | null;
  beganAt: number | null;
  endedAt: number | null;
  /** End of the last round without a failure. */
  succeededAt: number | null;
  /** Number of handled things in the last round. */
  handled: number;
  /** End of the last round that handled at least one thing. `worked`: the number of things it handled. */
  workedAt: number | null;
  worked: number;
  failedAt: number | null;
  /** Code of the last failure, see {@link failureCode}. `traceId`: its number in the log. */
  failure: string | null;
  traceId: string | null;
  failuresInRow: number;
  /** Failed rounds since the start. */
  failures: number;
}

/**
 * Repeats work, one round at a time, so that a database that does not answer gets only one request. A failed
 * round is logged at most once a minute; the next round tries again.
 */
export class RepeatedWork {
  readonly job: JobName;
  readonly everyMs: number;
  readonly #options: RepeatedWorkOptions;
  readonly #warn: (about: object, text: string) => void;
  readonly #stopping = new AbortController();
  readonly #state: RoundsState = {
    ...{ startedAt: null, beganAt: null, endedAt: null, succeededAt: null, handled: 0, workedAt: null },
    ...{ worked: 0, failedAt: null, failure: null, traceId: null, failuresInRow: 0, failures: 0 },
  };
  #first: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | null = null;
  #hasFailed = false;
  #onTurn: () => void = () => undefined;

  constructor(options: RepeatedWorkOptions) {
    this.job = options.job;
    this.everyMs = options.everyMs;
    this.#options = options;
    this.#warn = createRateLimitedWarnings(options.log);
  }

  /** Delay of the first round after the start. */
  get firstMs(): number {
    return this.#options.firstAfterMs ?? this.everyMs;
  }

  get state(): Readonly<RoundsState> {
    return this.#state;
  }

  /** Contains only this object: jobs that consist of several rounds list all of them. */
  get rounds(): readonly RepeatedWork[] {
    return [this];
  }

  /** Calls `onTurn` after the first failed round, and after the next successful one. */
  watch(onTurn: () => void): void {
    this.#onTurn = onTurn;
  }

  start(): void {
    const { firstAfterMs } = this.#options;
    this.#state.startedAt = systemClock.now();
    if (firstAfterMs !== undefined) this.#first = setTimeout(() => void this.run(), firstAfterMs);
    this.#timer = setInterval(() => void this.run(), this.everyMs);
  }

  /** Runs a round at once, or joins the round in progress. Never rejects. */
  run(): Promise<void> {
    this.#round ??= this.#runOnce().finally(() => {
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

  /**
   * Records a failure of the current round, or of work between two rounds. The round then counts as failed.
   * The caller logs the failure.
   */
  readonly noteFailure = (err: unknown, traceId = currentSpan()?.trace.id ?? null): void => {
    if (this.#stopping.signal.aborted || err instanceof NotSetUp) return;
    this.#hasFailed = true;
    Object.assign(this.#state, { failedAt: systemClock.now(), failure: failureCode(err), traceId });
  };

  async #runOnce(): Promise<void> {
    const { work, failure } = this.#options;
    this.#state.beganAt = systemClock.now();
    const root = beginTrace(null, {
      name: `job ${this.job}`,
      kind: 'internal',
      attributes: { 'comanda.job': this.job },
    });
    let handled = 0;
    try {
      handled = await within(root, () => work(this.#stopping.signal, this.noteFailure));
    } catch (err) {
      const traceId = root?.trace.id ?? newTraceId();
      this.#warn({ err, job: this.job, traceId }, failure);
      this.noteFailure(err, traceId);
    }
    if (root !== null) {
      root.attributes['comanda.handled'] = handled;
      if (this.#hasFailed) root.failure = this.#state.failure;
      // Rounds without work are not traced: most jobs look for work every second, and mostly find none.
      endTrace(root, { isWorth: handled > 0 });
    }
    this.#settle(handled);
  }

  #settle(handled: number): void {
    const state = this.#state;
    const now = systemClock.now();
    const failedBefore = state.failuresInRow > 0;
    Object.assign(state, { endedAt: now, handled });
    if (handled > 0) Object.assign(state, { workedAt: now, worked: handled });
    if (this.#hasFailed) {
      state.failures += 1;
      state.failuresInRow += 1;
    } else Object.assign(state, { succeededAt: now, failuresInRow: 0 });
    if (this.#hasFailed !== failedBefore) this.#onTurn();
    this.#hasFailed = false;
  }
}
