import type { Database, Transaction } from '../database/transaction.ts';
import type { Logger } from '../log.ts';
import { RepeatedWork } from '../repeated-work.ts';
import type { Lease, LeasedKey } from './lease.ts';

interface LeasedWorkOptions<Row> {
  lease: Lease<Row>;
  /** Of the role that may write these rows. */
  database: Database;
  system: Database;
  log: Logger;
  /** What it works on, as the log names it. */
  name: string;
  /** How often rows are looked for that other servers left. */
  everyMs: number;
  /** Rows that one server works on side by side. */
  atOnce: number;
  /** All that is to be done with a claimed row. Ends soon after `stopping`; what is left then another server takes up. */
  work: (key: LeasedKey, row: Row, stopping: AbortSignal) => Promise<void>;
}

/**
 * Works on the rows of all stores, on every server, each row under a lease that is renewed while the work lasts. Work that
 * fails is logged; its row is taken up again when the lease is over.
 */
export class LeasedWork<Row> {
  readonly #options: LeasedWorkOptions<Row>;
  readonly #under = new Map<string, Promise<void>>();
  readonly #rounds: RepeatedWork;
  readonly #stopping = new AbortController();

  constructor(options: LeasedWorkOptions<Row>) {
    this.#options = options;
    this.#rounds = new RepeatedWork({
      everyMs: options.everyMs,
      work: () => this.#begin(),
      failure: `${options.name} not looked for; tried again soon`,
      log: options.log,
    });
  }

  start(): this {
    this.#rounds.start();
    void this.#rounds.run();
    return this;
  }

  /** Looks for work at once: there is some. */
  poke(): void {
    // A round under way may have looked before.
    void this.#rounds.run().then(() => (this.#stopping.signal.aborted ? undefined : this.#rounds.run()));
  }

  /** Waits for what is just being done. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#rounds.stop();
    await Promise.all(this.#under.values());
  }

  async #begin(): Promise<void> {
    const { lease, system, atOnce } = this.#options;
    if (this.#stopping.signal.aborted || this.#under.size >= atOnce) return;
    for (const key of await lease.findFree(system, 2 * atOnce)) {
      const name = `${key.storeId}/${key.id}`;
      if (this.#stopping.signal.aborted || this.#under.size >= atOnce) return;
      if (!this.#under.has(name)) this.#under.set(name, this.#takeUp(key, name));
    }
  }

  async #takeUp(key: LeasedKey, name: string): Promise<void> {
    const isDone = await this.#workOn(key).catch((err: unknown) => {
      this.#options.log.warn(
        { err, ...key },
        `${this.#options.name} stopped; gone on with when the lease is over`,
      );
      return false;
    });
    this.#under.delete(name);
    // There is a place free for what waits.
    if (isDone && !this.#stopping.signal.aborted) void this.#rounds.run();
  }

  /** False: another server was quicker. */
  async #workOn(key: LeasedKey): Promise<boolean> {
    const { lease, log, name, work } = this.#options;
    const inStore = <T>(step: (tx: Transaction) => Promise<T>) =>
      this.#options.database.inStore(key.storeId, step);
    const row = await inStore((tx) => lease.claim(tx, key.id));
    if (row === null) return false;
    const renewing = setInterval(() => {
      inStore((tx) => lease.hold(tx, key.id)).catch((err: unknown) =>
        log.warn({ err, ...key }, `lease of ${name} not renewed`),
      );
    }, lease.lastsMs / 3);
    try {
      if (!this.#stopping.signal.aborted) await work(key, row, this.#stopping.signal);
    } finally {
      clearInterval(renewing);
    }
    if (this.#stopping.signal.aborted) await inStore((tx) => lease.giveBack(tx, key.id));
    return true;
  }
}
