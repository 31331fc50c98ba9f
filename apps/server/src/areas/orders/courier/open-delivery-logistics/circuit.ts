import type { Clock } from '../../../../platform/clock.ts';

/** Number of unanswered requests in a row after which the service gets no request for `PAUSE_MS`. */
const SILENCES = 3;
const PAUSE_MS = 15_000;

/** Remembers which services do not answer, so that users need not wait for a timeout at each request. */
export class Circuit {
  readonly #clock: Clock;
  readonly #silent = new Map<string, { times: number; until: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  isOpen(service: string): boolean {
    const silence = this.#silent.get(service);
    return silence !== undefined && silence.times >= SILENCES && this.#clock.now() < silence.until;
  }

  note(service: string, hasAnswered: boolean): void {
    if (hasAnswered) this.#silent.delete(service);
    else {
      const times = (this.#silent.get(service)?.times ?? 0) + 1;
      this.#silent.set(service, { times, until: this.#clock.now() + PAUSE_MS });
    }
  }
}
