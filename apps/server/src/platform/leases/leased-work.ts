import type { JobName } from '@comanda/domain/kit/jobs';
import type { Database, Transaction } from '../database/transaction.ts';
import type { Logger } from '../log.ts';
import { RepeatedWork } from '../repeated-work.ts';
import { inTrace } from '../tracing/spans.ts';
import type { Lease, LeasedKey } from './lease.ts';

interface LeasedWorkOptions<Row> {
  lease: Lease<Row>;
  /** Database with the role that may write these rows. */
  database: Database;
  system: Database;
  log: Logger;
  job: JobName;
  /** Name of the work in log texts. */
  name: string;
  /** Interval for finding rows that other servers have not finished. */
  everyMs: number;
  /** Maximum of rows in parallel per server. */
  atOnce: number;
  /**
   * Does all the work of a claimed row. After `stopping` is aborted, it must end soon; another server does
   * the rest.
   */
  work: (key: LeasedKey, row: Row, stopping: AbortSignal) => Promise<void>;
}

/**
 * Works on the rows of all stores, on every server. The lease of a row is renewed during the work. A failure is logged;
 * the row is claimed again when its lease has expired.
 */
export class LeasedWork<Row> {
  readonly #options: LeasedWorkOptions<Row>;
  readonly #under = new Map<string, Promise<void>>();
  readonly #rounds: RepeatedWork;
  readonly #stopping = new AbortController();

  constructor(options: LeasedWorkOptions<Row>) {
    this.#options = options;
    this.#rounds = new RepeatedWork({
      job: options.job,
      everyMs: options.everyMs,
      work: () => this.#begin(),
      failure: `${options.name} not looked for; tried again soon`,
      log: options.log,
    });
  }

  get rounds(): readonly RepeatedWork[] {
    return this.#rounds.rounds;
  }

  start(): this {
    this.#rounds.start();
    void this.#rounds.run();
    return this;
  }

  /** Starts a round at once, because there is work. */
  poke(): void {
    // Runs another round, because a round in progress may have read the rows before the new row existed.
    void this.#rounds.run().then(() => (this.#stopping.signal.aborted ? undefined : this.#rounds.run()));
  }

  /** Waits for the work in progress. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#rounds.stop();
    await Promise.all(this.#under.values());
  }

  /** Claims free rows and begins their work. Returns their number. */
  async #begin(): Promise<number> {
    const { lease, system, atOnce } = this.#options;
    let begun = 0;
    if (this.#stopping.signal.aborted || this.#under.size >= atOnce) return begun;
    for (const key of await lease.findFree(system, 2 * atOnce)) {
      const name = `${key.storeId}/${key.id}`;
      if (this.#stopping.signal.aborted || this.#under.size >= atOnce) return begun;
      if (this.#under.has(name)) continue;
      this.#under.set(name, this.#takeUp(key, name));
      begun += 1;
    }
    return begun;
  }

  async #takeUp(key: LeasedKey, name: string): Promise<void> {
    const { job } = this.#options;
    const root = { name: `job ${job}`, kind: 'internal', attributes: { 'comanda.job': job } } as const;
    const isDone = await inTrace(root, () => this.#workOn(key)).catch((err: unknown) => {
      this.#rounds.noteFailure(err);
      this.#options.log.warn(
        { err, ...key },
        `${this.#options.name} failed; it continues when its lease expires`,
      );
      return false;
    });
    this.#under.delete(name);
    // Starts a round, because a slot is free for a waiting row.
    if (isDone && !this.#stopping.signal.aborted) void this.#rounds.run();
  }

  /** Works on a row. Returns false when another server was faster. */
  async #workOn(key: LeasedKey): Promise<boolean> {
    const { lease, log, name, work } = this.#options;
    const inStore = <T>(step: (tx: Transaction) => Promise<T>) =>
      this.#options.database.inStore(key.storeId, step);
    const row = await inStore((tx) => lease.claim(tx, key.id));
    if (row === null) return false;
    const renewing = setInterval(() => {
      inStore((tx) => lease.hold(tx, key.id)).catch((err: unknown) =>
        log.warn(
          { err, ...key },
          `lease of ${name} could not be renewed; another server may take over the row`,
        ),
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
