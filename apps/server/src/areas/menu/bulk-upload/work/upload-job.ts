import type { UploadState } from '@comanda/domain/menu/bulk-upload/upload-state';
import type { Clock } from '../../../../platform/clock.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import type { Lease, LeasedKey } from '../../../../platform/leases/lease.ts';
import { LeasedWork } from '../../../../platform/leases/leased-work.ts';
import type { Logger } from '../../../../platform/log.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { TableFault } from '../reading/table-fault.ts';
import { tableFaultText } from '../texts.ts';
import { endUpload } from '../uploads.writes.ts';
import { readUploadFile } from './read-file.ts';
import { checkRows, type Step, takeBackRows, writeRows } from './steps.ts';
import { type ClaimedUpload, createUploadLease } from './upload-lease.ts';

/** Minimum interval between two announcements of progress to the panels. */
const REPORT_EVERY_MS = 500;

interface JobDeps {
  database: Database;
  system: Database;
  clock: Clock;
  log: Logger;
}

/** Thrown when the upload was cancelled, or another server has its lease. */
class NotOurs extends Error {}

/**
 * Processes the uploads of all stores, on every server. The server with an upload's lease runs its steps, each in one
 * transaction. When the lease expires, another server continues after the last committed step.
 */
export function createUploadJob(deps: JobDeps): LeasedWork<ClaimedUpload> {
  const lease = createUploadLease(deps.clock);
  return new LeasedWork({
    ...deps,
    ...{ lease, job: 'uploads', name: 'upload', everyMs: 2_000, atOnce: 2 },
    work: (key, { state }, stopping) => new UploadWork(deps, lease, key, stopping).goOn(state),
  });
}

/** Processes one upload while this server has its lease. */
class UploadWork {
  readonly #deps: JobDeps;
  readonly #lease: Lease<ClaimedUpload>;
  readonly #storeId: number;
  readonly #fileId: number;
  readonly #stopping: AbortSignal;

  constructor(deps: JobDeps, lease: Lease<ClaimedUpload>, { storeId, id }: LeasedKey, stopping: AbortSignal) {
    this.#deps = deps;
    this.#lease = lease;
    this.#storeId = storeId;
    this.#fileId = Number(id);
    this.#stopping = stopping;
  }

  async goOn(from: UploadState): Promise<void> {
    let state: UploadState | null = from;
    try {
      while (state !== null && !this.#stopping.aborted) state = await this.#go(state);
    } catch (error) {
      if (error instanceof TableFault) await this.#fail(tableFaultText(error));
      else if (!(error instanceof NotOurs)) throw error;
    }
  }

  /**
   * Runs the steps of one state to their end. Returns the next state; null when no work is left or the server stops.
   */
  async #go(state: UploadState): Promise<UploadState | null> {
    const sendAnswer = this.#notifier();
    if (state === 'reading') {
      await readUploadFile(this.#fileId, (work) =>
        this.#step(state, (tx) => {
          if (this.#stopping.aborted) throw new NotOurs();
          sendAnswer(tx);
          return work(tx);
        }),
      );
      return 'checking';
    }
    const step = STEPS[state];
    if (step === undefined) return null;
    let isThrough = false;
    while (!isThrough && !this.#stopping.aborted) {
      isThrough = await this.#step(state, async (tx, upload) => {
        sendAnswer(tx);
        const isOver = await step(tx, this.#fileId, upload, this.#deps.clock.now());
        if (isOver) tx.announce('uploads');
        return isOver;
      });
    }
    return isThrough && state === 'checking' ? 'writing' : null;
  }

  /**
   * Locks the upload in a transaction and runs `work` in it. Query plans are not cached, because the step
   * fills the tables that it reads. Throws NotOurs.
   */
  #step<T>(state: UploadState, work: (tx: Transaction, upload: ClaimedUpload) => Promise<T>): Promise<T> {
    const step = async (tx: Transaction) => {
      const upload = await this.#lease.hold(tx, this.#fileId, sql`state = ${state}`);
      if (upload === null) throw new NotOurs();
      return work(tx, upload);
    };
    return this.#deps.database.inStore(this.#storeId, step, { plans: 'anew' });
  }

  async #fail(fault: string): Promise<void> {
    const { clock } = this.#deps;
    await this.#step('reading', async (tx, { actedById }) => {
      await endUpload(tx, this.#fileId, 'failed', clock.now(), fault);
      const by = { userId: actedById, now: clock.now() };
      await recordAudit(tx, by, 'upload.failed', { details: { motivo: fault } });
    });
  }

  #notifier(): (tx: Transaction) => void {
    let last = Number.NEGATIVE_INFINITY;
    return (tx) => {
      if (performance.now() - last < REPORT_EVERY_MS) return;
      last = performance.now();
      tx.announce('uploads');
    };
  }
}

const STEPS: Partial<Record<UploadState, Step>> = {
  checking: checkRows,
  writing: writeRows,
  'taking-back': takeBackRows,
};
