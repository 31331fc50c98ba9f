import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import { prepared, sql } from '../database/sql.ts';
import type { Database } from '../database/transaction.ts';
import type { Logger } from '../log.ts';
import { RepeatedWork } from '../repeated-work.ts';

const EVERY_MS = 60_000;
/** Delay of the first write after a start. Short, so that the console soon shows a new server. */
const FIRST_AFTER_MS = 15_000;
/**
 * Delay of a write after a job fails or recovers. Several jobs fail together when the database is
 * unavailable, and one statement then saves all.
 */
const TURN_MS = 2_000;

interface Deps {
  system: Database;
  log: Logger;
  metrics: Registry;
  /** Name of this server in the records. */
  server: string;
}

/**
 * Records the rounds of this server's jobs in `job_rounds`. It writes once a minute, and soon after a job fails or
 * recovers. All jobs share one statement, and jobs without a new round are left out.
 */
export class JobRecords {
  readonly #deps: Deps;
  readonly #all: readonly RepeatedWork[];
  readonly #own: RepeatedWork;
  /** The rounds that were written last, by job. */
  readonly #written = new Map<string, string>();
  #soon: NodeJS.Timeout | undefined;

  constructor(deps: Deps, rounds: readonly RepeatedWork[]) {
    this.#deps = deps;
    this.#own = new RepeatedWork({
      job: 'job-records',
      everyMs: EVERY_MS,
      firstAfterMs: FIRST_AFTER_MS,
      work: () => this.#write(),
      failure: 'rounds of jobs not recorded; tried again in a minute',
      log: deps.log,
    });
    this.#all = [...rounds, this.#own];
    countRounds(deps.metrics, this.#all);
  }

  start(): this {
    for (const rounds of this.#all) rounds.watch(() => this.#writeSoon());
    this.#own.start();
    return this;
  }

  /** Writes the records now. Never rejects. */
  write(): Promise<void> {
    return this.#own.run();
  }

  get rounds(): readonly RepeatedWork[] {
    return this.#own.rounds;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#soon);
    await this.#own.stop();
  }

  #writeSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.write();
    }, TURN_MS);
  }

  async #write(): Promise<number> {
    const changed = this.#all.flatMap(({ job, everyMs, state }) => {
      const { beganAt, endedAt, succeededAt, handled, workedAt, worked } = state;
      const { failedAt, failure, traceId, failuresInRow } = state;
      const row = JSON.stringify({
        ...{ job, every_ms: everyMs, began_at: momentOf(beganAt), ended_at: momentOf(endedAt) },
        ...{ succeeded_at: momentOf(succeededAt), handled, worked_at: momentOf(workedAt), worked },
        ...{ failed_at: momentOf(failedAt), failure, trace_id: traceId, failures_in_row: failuresInRow },
      });
      return this.#written.get(job) === row ? [] : [{ job, row }];
    });
    await this.#deps.system.directory(recording(this.#deps.server, `[${changed.map(({ row }) => row)}]`));
    for (const { job, row } of changed) this.#written.set(job, row);
    return changed.length;
  }
}

const momentOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/**
 * Times are never overwritten with null, because after a restart a server does not know its earlier rounds.
 */
const recording = (server: string, rows: string) =>
  prepared(
    'record-job-rounds',
    sql`
      insert into job_rounds as j (job, server, recorded_at, every_ms, began_at, ended_at, succeeded_at, handled, worked_at, worked,
                              failed_at, failure, trace_id, failures_in_row)
      select r.job, ${server}, statement_timestamp(), r.every_ms, r.began_at, r.ended_at, r.succeeded_at, r.handled, r.worked_at,
             r.worked, r.failed_at, r.failure, r.trace_id, r.failures_in_row
        from jsonb_to_recordset(${rows}::jsonb) as r(job text, every_ms integer, began_at timestamptz, ended_at timestamptz,
             succeeded_at timestamptz, handled integer, worked_at timestamptz, worked integer, failed_at timestamptz,
             failure text, trace_id text, failures_in_row integer)
      on conflict (job, server) do update
        set recorded_at = excluded.recorded_at, every_ms = excluded.every_ms, began_at = excluded.began_at,
            ended_at = coalesce(excluded.ended_at, j.ended_at), handled = excluded.handled,
            succeeded_at = coalesce(excluded.succeeded_at, j.succeeded_at),
            worked_at = coalesce(excluded.worked_at, j.worked_at),
            worked = case when excluded.worked_at is null then j.worked else excluded.worked end,
            failed_at = coalesce(excluded.failed_at, j.failed_at),
            failure = case when excluded.failed_at is null then j.failure else excluded.failure end,
            trace_id = case when excluded.failed_at is null then j.trace_id else excluded.trace_id end,
            failures_in_row = excluded.failures_in_row returning 1`,
  );

/** Adds the metrics of all jobs of this server. Reading `/metrics` uses only values in memory. */
function countRounds(metrics: Registry, all: readonly RepeatedWork[]): void {
  const registers = [metrics];
  const labelNames = ['job'] as const;
  new Gauge({
    name: 'comanda_job_last_success_timestamp_seconds',
    help: 'End of the last round without a failure; before the first one, the start of the job.',
    labelNames,
    registers,
    collect() {
      for (const { job, state } of all) {
        const at = state.succeededAt ?? state.startedAt;
        if (at !== null) this.set({ job }, at / 1_000);
      }
    },
  });
  new Gauge({
    name: 'comanda_job_interval_seconds',
    help: 'Planned time between two rounds.',
    labelNames,
    registers,
    collect() {
      for (const { job, everyMs } of all) this.set({ job }, everyMs / 1_000);
    },
  });
  new Counter({
    name: 'comanda_job_failures_total',
    help: 'Rounds that failed, wholly or in part, since the start of the server.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { job, state } of all) this.inc({ job }, state.failures);
    },
  });
}
