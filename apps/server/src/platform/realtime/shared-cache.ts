import type { LastNumbers } from './last-numbers.ts';

/** Milliseconds that an answer remains valid, if no later event number is known. */
const HOLDS_MS = 1_000;

interface Remembered<Found> {
  found: Found;
  /** Time when the read began. The answer is not older than this. */
  readAt: number;
}

interface Reading<Found> {
  /** Number of the read. Reads that begin later have higher numbers. */
  no: number;
  answer: Promise<Found>;
}

interface SharedCacheOptions<Found> {
  numbers: LastNumbers;
  /** Returns true if an answer is outdated for a further reason. */
  isOutdated?(storeId: number, found: Found): boolean;
  /** Milliseconds of a clock that never runs backwards. */
  now?: () => number;
}

/** The requested answer. */
export interface Wanted {
  storeId: number;
  /** Distinguishes several kinds of answers for the same store. */
  about?: number;
  /** The highest event number that the caller knows. Null: the answer must be read now. */
  atLeast: number | null;
}

/**
 * Answers many panels of a store with one read, because thousands of panels ask within seconds after a
 * restart. An answer is never older than an event number that the caller or this server knows. If another
 * server has a later event, all panels are notified within a second, and then fetch this event.
 */
export class SharedCache<Found extends { seq: number }> {
  readonly #options: SharedCacheOptions<Found>;
  readonly #remembered = new Map<string, Remembered<Found>>();
  readonly #underWay = new Map<string, Reading<Found>>();
  #begun = 0;
  readonly #now: () => number;
  #sweep: NodeJS.Timeout | null = null;

  constructor(options: SharedCacheOptions<Found>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Returns the cached answer, or the result of a new read, which simultaneous callers share. */
  async get(wanted: Wanted, read: () => Promise<Found>): Promise<Found> {
    const key = `${wanted.storeId} ${wanted.about ?? ''}`;
    const before = this.#begun;
    for (;;) {
      const known = wanted.atLeast === null ? null : this.#find(key, wanted);
      if (known !== null) return known;
      const shared = wanted.atLeast === null ? undefined : this.#underWay.get(key);
      if (shared === undefined) return this.#begin(key, wanted.storeId, read);
      const answer = await shared.answer;
      // A read that began after this call is recent enough for this caller.
      if (shared.no > before) return answer;
    }
  }

  #begin(key: string, storeId: number, read: () => Promise<Found>): Promise<Found> {
    this.#begun += 1;
    const no = this.#begun;
    const answer = this.#read(key, storeId, read).finally(() => {
      if (this.#underWay.get(key)?.no === no) this.#underWay.delete(key);
    });
    this.#underWay.set(key, { no, answer });
    return answer;
  }

  #find(key: string, { storeId, atLeast }: Wanted): Found | null {
    const cached = this.#remembered.get(key);
    if (cached === undefined || this.#now() - cached.readAt >= HOLDS_MS) return null;
    const { numbers, isOutdated } = this.#options;
    const isBehind = cached.found.seq < Math.max(atLeast ?? 0, numbers.of(storeId));
    return isBehind || isOutdated?.(storeId, cached.found) ? null : cached.found;
  }

  async #read(key: string, storeId: number, read: () => Promise<Found>): Promise<Found> {
    const readAt = this.#now();
    const found = await read();
    this.#options.numbers.note(storeId, found.seq);
    this.#remembered.set(key, { found, readAt });
    // Deletes old answers, so that an idle cache is empty.
    this.#sweep ??= setTimeout(() => this.#forgetOld(), HOLDS_MS).unref();
    return found;
  }

  #forgetOld(): void {
    const since = this.#now() - HOLDS_MS;
    for (const [key, { readAt }] of this.#remembered) if (readAt <= since) this.#remembered.delete(key);
    this.#sweep = this.#remembered.size === 0 ? null : setTimeout(() => this.#forgetOld(), HOLDS_MS).unref();
  }
}
