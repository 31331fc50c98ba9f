import { randomUUID } from 'node:crypto';
import type { UploadState } from '@comanda/domain/bulk-upload/upload-state';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { RepeatedWork } from '../../../platform/repeated-work.ts';
import { recordAudit } from '../../audit/public.ts';
import { TableFault } from '../reading/table-fault.ts';
import { tableFaultText } from '../texts.ts';
import { endUpload } from '../uploads.writes.ts';
import {
  type ClaimedUpload,
  claim,
  findUnclaimed,
  holdClaimed,
  letGo,
  renewClaim,
  type UploadKey,
} from './claims.ts';
import { readUploadFile } from './read-file.ts';
import { checkRows, type Step, takeBackRows, writeRows } from './steps.ts';

const EVERY_MS = 2_000;
/** A third of the lease: a file may be long in being read. */
const RENEW_EVERY_MS = 3_000;
/** Uploads of several stores that one server works on side by side. */
const AT_ONCE = 2;
/** Panels hear of progress no oftener. */
const TELL_EVERY_MS = 500;

interface JobDeps {
  database: Database;
  system: Database;
  clock: Clock;
  log: Logger;
}

/** The upload was called off, or is another server's now. */
class NotOurs extends Error {}

/**
 * Works on the uploads of all stores, on every server: whoever claims one goes on with it, step by step, each a transaction
 * that says so; when a server is silent for longer than its lease another one goes on where the last step ended.
 */
export class UploadJob {
  readonly #deps: JobDeps;
  readonly #self = randomUUID();
  readonly #under = new Map<string, Promise<void>>();
  readonly #rounds: RepeatedWork;
  #isStopping = false;

  constructor(deps: JobDeps) {
    this.#deps = deps;
    this.#rounds = new RepeatedWork({
      everyMs: EVERY_MS,
      work: () => this.#begin(),
      failure: 'uploads not looked for; tried again in two seconds',
      log: deps.log,
    });
  }

  start(): this {
    this.#rounds.start();
    void this.#rounds.run();
    return this;
  }

  /** Looks for work at once: something was sent, or somebody said yes. */
  poke(): void {
    if (this.#isStopping) return;
    // A round under way may have looked before.
    void this.#rounds.run().then(() => (this.#isStopping ? undefined : this.#rounds.run()));
  }

  /** Waits for the steps under way; what is left another server takes up. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#rounds.stop();
    await Promise.all(this.#under.values());
  }

  async #begin(): Promise<void> {
    const { system, clock, log } = this.#deps;
    for (const key of await findUnclaimed(system, clock.now())) {
      const name = `${key.storeId}/${key.fileId}`;
      if (this.#isStopping || this.#under.size >= AT_ONCE) return;
      if (this.#under.has(name)) continue;
      const work = this.#workOn(key)
        .catch((err: unknown) =>
          log.warn({ err, ...key }, 'upload stopped; gone on with when its lease is over'),
        )
        .finally(() => this.#under.delete(name));
      this.#under.set(name, work);
    }
  }

  async #workOn(key: UploadKey): Promise<void> {
    const { database, clock } = this.#deps;
    const by = this.#self;
    const upload = await database.inStore(key.storeId, (tx) => claim(tx, key.fileId, by, clock.now()));
    if (upload === null) return;
    let state: UploadState | null = upload.state;
    const renewing = setInterval(() => this.#renew(key), RENEW_EVERY_MS);
    try {
      while (state !== null && !this.#isStopping) state = await this.#go(key, state);
    } catch (error) {
      if (error instanceof TableFault) await this.#fail(key, tableFaultText(error));
      else if (!(error instanceof NotOurs)) throw error;
    } finally {
      clearInterval(renewing);
    }
    if (this.#isStopping) await database.inStore(key.storeId, (tx) => letGo(tx, key.fileId, by));
  }

  #renew({ storeId, fileId }: UploadKey): void {
    const { database, clock, log } = this.#deps;
    database
      .inStore(storeId, (tx) => renewClaim(tx, fileId, this.#self, clock.now()))
      .catch((err: unknown) => log.warn({ err, storeId, fileId }, 'lease of an upload not renewed'));
  }

  /** One state's work; answers the state that comes next, null when nothing is to be done. */
  async #go(key: UploadKey, state: UploadState): Promise<UploadState | null> {
    const tell = this.#teller();
    if (state === 'reading') {
      await readUploadFile(key.fileId, (work) =>
        this.#step(key, state, (tx) => {
          if (this.#isStopping) throw new NotOurs();
          tell(tx);
          return work(tx);
        }),
      );
      return 'checking';
    }
    const step = STEPS[state];
    if (step === undefined) return null;
    let isThrough = false;
    while (!isThrough && !this.#isStopping) {
      isThrough = await this.#step(key, state, async (tx, upload) => {
        tell(tx);
        const isOver = await step(tx, key.fileId, upload, this.#deps.clock.now());
        if (isOver) tx.announce('uploads');
        return isOver;
      });
    }
    return isThrough && state === 'checking' ? 'writing' : null;
  }

  /** A transaction in which the upload is held. Throws NotOurs. */
  #step<T>(
    { storeId, fileId }: UploadKey,
    state: UploadState,
    work: (tx: Transaction, upload: ClaimedUpload) => Promise<T>,
  ): Promise<T> {
    const { database, clock } = this.#deps;
    return database.inStore(storeId, async (tx) => {
      const upload = await holdClaimed(tx, fileId, { by: this.#self, state }, clock.now());
      if (upload === null) throw new NotOurs();
      return work(tx, upload);
    });
  }

  async #fail(key: UploadKey, fault: string): Promise<void> {
    const { clock } = this.#deps;
    await this.#step(key, 'reading', async (tx, { actedById }) => {
      await endUpload(tx, key.fileId, 'failed', clock.now(), fault);
      await recordAudit(
        tx,
        { action: 'upload.failed', userId: actedById, details: { motivo: fault } },
        clock.now(),
      );
    });
  }

  #teller(): (tx: Transaction) => void {
    let last = Number.NEGATIVE_INFINITY;
    return (tx) => {
      if (performance.now() - last < TELL_EVERY_MS) return;
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
