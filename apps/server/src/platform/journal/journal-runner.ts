import type { ErrorCode } from '@comanda/contract/errors';
import { Gauge, type Registry } from '@prometheus-io/client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import { withDatabaseFailureNamed } from '../errors/database-errors.ts';
import type { Logger } from '../log.ts';
import { RepeatedWork } from '../repeated-work.ts';
import { inTrace } from '../tracing/spans.ts';
import { ReadFailed, readStep } from './read-step.ts';
import type { JournalReader } from './reader.ts';
import { countSetAside, holdPlace, movePlace, readerLags, setAside, storesBehind } from './reader-places.ts';

/** Interval for finding missed entries. A server may die between its commit and the wake-up. */
const SWEEP_MS = 30_000;
/** Maximum of parallel steps per server. Readers may be late, but orders must not wait for connections. */
const AT_ONCE = 2;
/** After this many failures at one entry, a reader skips the entry. */
const TRIES = 3;
/** Pause before the next try when another server has locked the position. */
const TAKEN_MS = 250;

interface Deps {
  readers: readonly JournalReader[];
  /** Database for the steps. Each step runs in one store, under row-level security. */
  database: Database;
  /** Database for reads over all stores, without locks. */
  system: Database;
  clock: Clock;
  log: Logger;
  metrics: Registry;
}

interface Work {
  reader: JournalReader;
  storeId: number;
}

/** A failure of a reader in a store. Entries up to `until` are read one by one, to find the faulty entry. */
interface Trouble {
  until: number;
  seq: number;
  tries: number;
}

/**
 * Runs the journal readers. Each step is one transaction in one store. The step commits the reader's writes
 * together with its position, so a crash loses nothing. A reader with position zero reads everything again.
 * Servers share the work; only one of them locks a position at a time.
 */
export class JournalRunner {
  readonly #deps: Deps;
  readonly #waiting = new Map<string, Work>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #troubles = new Map<string, Trouble>();
  readonly #later = new Set<NodeJS.Timeout>();
  readonly #sweeps: RepeatedWork;
  readonly #behind: Gauge<'reader'>;
  readonly #setAside: Gauge<'reader'>;
  #isStopping = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    const registers = [deps.metrics];
    this.#behind = new Gauge({
      name: 'comanda_journal_behind_entries',
      help: 'Entries of all stores that a reader has not read, half a minute ago at most.',
      labelNames: ['reader'],
      registers,
    });
    new Gauge({
      name: 'comanda_journal_behind_seconds',
      help: 'Age of the oldest entry that a reader has not read; 0 without one.',
      labelNames: ['reader'],
      registers,
      async collect() {
        const names = deps.readers.map(({ name }) => name);
        const lags = await readerLags(deps.system, names).catch(() => null);
        const byReader = new Map(lags?.map(({ reader, seconds }) => [reader, seconds]));
        for (const reader of names)
          this.set({ reader }, lags === null ? Number.NaN : (byReader.get(reader) ?? 0));
      },
    });
    this.#setAside = new Gauge({
      name: 'comanda_journal_set_aside_entries',
      help: 'Entries that a reader skipped after a failure (table journal_set_aside).',
      labelNames: ['reader'],
      registers,
    });
    this.#sweeps = new RepeatedWork({
      job: 'journal',
      everyMs: SWEEP_MS,
      work: () => this.#sweep(),
      failure: 'journals not read; tried again in half a minute',
      log: deps.log,
    });
  }

  start(): this {
    if (this.#deps.readers.length === 0) return this;
    this.#sweeps.start();
    void this.sweep();
    return this;
  }

  /** Wakes the readers after a commit in a store. Does nothing without readers. */
  wake(storeId: number): void {
    for (const reader of this.#deps.readers) {
      if (reader.isPatient) continue;
      const work = { reader, storeId };
      // A store with a failed entry waits for the next sweep, because new orders arrive faster than a fault
      // is repaired.
      if (!this.#troubles.get(keyOf(work))?.tries) this.#enqueue(work);
    }
  }

  /** Finds stores with unread entries, and runs their readers. Never rejects. */
  sweep(): Promise<void> {
    return this.#sweeps.run();
  }

  get rounds(): readonly RepeatedWork[] {
    return this.#sweeps.rounds;
  }

  /** Waits for the steps in progress. The next sweep of any server finds the remaining entries. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#waiting.clear();
    for (const timer of this.#later) clearTimeout(timer);
    await this.#sweeps.stop();
    await Promise.all(this.#running.values());
  }

  /** Returns the number of unread entries. */
  async #sweep(): Promise<number> {
    const { readers, system } = this.#deps;
    let unread = 0;
    for (const reader of readers) {
      let total = 0;
      for (let after = 0, hasMore = true; hasMore && !this.#isStopping; ) {
        const found = await storesBehind(system, reader.name, after);
        for (const { storeId, behind } of found.stores) {
          total += behind;
          after = storeId;
          this.#enqueue({ reader, storeId });
        }
        hasMore = found.hasMore;
      }
      unread += total;
      this.#behind.set({ reader: reader.name }, total);
      this.#setAside.set({ reader: reader.name }, 0);
    }
    for (const { reader, entries } of await countSetAside(system)) this.#setAside.set({ reader }, entries);
    return unread;
  }

  #enqueue(work: Work): void {
    if (this.#isStopping) return;
    this.#waiting.set(keyOf(work), work);
    this.#begin();
  }

  /**
   * Begins waiting steps. Steps of one position run one after another. A store with more entries moves to the end of
   * the queue.
   */
  #begin(): void {
    for (const [key, work] of this.#waiting) {
      if (this.#running.size >= AT_ONCE) return;
      if (this.#running.has(key)) continue;
      this.#waiting.delete(key);
      const name = `journal ${work.reader.name}`;
      const step = inTrace({ name, kind: 'internal', attributes: { 'comanda.job': 'journal' } }, () =>
        this.#step(work),
      )
        .catch((err: unknown) => this.#fail(work, err))
        .finally(() => {
          this.#running.delete(key);
          this.#begin();
        });
      this.#running.set(key, step);
    }
  }

  async #step(work: Work): Promise<void> {
    const { reader, storeId } = work;
    const trouble = this.#troubles.get(keyOf(work));
    const outcome = await readStep(this.#deps.database, reader, storeId, (place) => {
      const isCareful = trouble !== undefined && place < trouble.until;
      if (!isCareful) this.#troubles.delete(keyOf(work));
      return isCareful;
    });
    if (outcome !== 'taken' && trouble !== undefined) trouble.tries = 0;
    if (outcome === 'more') this.#enqueue(work);
    else if (outcome === 'taken') this.#enqueueLater(work);
  }

  #enqueueLater(work: Work): void {
    const timer = setTimeout(() => {
      this.#later.delete(timer);
      this.#enqueue(work);
    }, TAKEN_MS);
    this.#later.add(timer);
  }

  /**
   * Handles a failed step, which has written nothing. The next sweep repeats it. After a step of several entries, the
   * search for the faulty one begins immediately.
   */
  async #fail(work: Work, failure: unknown): Promise<void> {
    const { log } = this.#deps;
    this.#sweeps.noteFailure(causeOf(failure));
    const about = { reader: work.reader.name, storeId: work.storeId };
    const databases = failureOfDatabase(causeOf(failure));
    const [first, ...others] = failure instanceof ReadFailed ? failure.entries : [];
    const last = others.at(-1);
    // A step with many entries may itself be the reason why the database is busy.
    if (
      first === undefined ||
      databases === 'server.unavailable' ||
      (databases !== null && last === undefined)
    ) {
      log.warn({ err: failure, ...about }, 'journal step failed; the next attempt follows in half a minute');
      return;
    }
    const key = keyOf(work);
    const before = this.#troubles.get(key);
    if (last !== undefined) {
      this.#troubles.set(key, { until: last.seq, seq: first.seq, tries: 0 });
      return this.#enqueue(work);
    }
    const tries = before?.seq === first.seq ? before.tries + 1 : 1;
    this.#troubles.set(key, { until: Math.max(first.seq, before?.until ?? 0), seq: first.seq, tries });
    log.error(
      { err: causeOf(failure), ...about, seq: first.seq, tries },
      'a reader failed at an entry of the journal; it tries a few times and then skips the entry',
    );
    if (tries >= TRIES) await this.#goOnWithout(work, first.seq, causeOf(failure));
  }

  async #goOnWithout(work: Work, seq: number, cause: unknown): Promise<void> {
    const { database, clock, log } = this.#deps;
    const { reader, storeId } = work;
    try {
      await database.inStore(storeId, async (tx) => {
        const held = await holdPlace(tx, reader.name);
        if (held === null || held.place >= seq) return;
        await setAside(tx, reader.name, { seq, error: String(cause), now: clock.now() });
        await movePlace(tx, reader.name, seq);
      });
      log.error(
        { reader: reader.name, storeId, seq },
        'an entry of the journal was set aside; the reader continues without it',
      );
      this.#enqueue(work);
    } catch (err) {
      log.warn(
        { err, reader: reader.name, storeId, seq },
        'setting an entry aside failed; the next attempt follows in half a minute',
      );
    }
  }
}

const keyOf = ({ reader, storeId }: Work) => `${reader.name}/${storeId}`;

const causeOf = (failure: unknown) => (failure instanceof ReadFailed ? failure.cause : failure);

/** The code of a temporary database failure; null when the reader caused the failure. */
function failureOfDatabase(cause: unknown): ErrorCode | null {
  const named = withDatabaseFailureNamed(cause);
  const isIts = named !== cause && named instanceof AppError && named.code !== 'request.malformed';
  return isIts ? named.code : null;
}
