import { isPrintOver, UNPRINTED_ALARM_MS } from '@comanda/domain/orders/printing/print-job';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { SYSTEM } from '../../orders/public.ts';
import { changeJobs, type DecideJob, each } from '../jobs/change-jobs.ts';
import { jobsOfLeftOrders, overdueJobs, silentHolders } from '../jobs/open-jobs.reads.ts';
import { findJobs } from '../jobs/print-jobs.writes.ts';
import { releaseHeld } from '../jobs/release-held.ts';
import { TEXTS } from '../jobs/texts.ts';
import type { PrintingServices } from '../printing-services.ts';
import { expire, withdraw } from './job-rules.ts';

const EVERY_MS = 5_000;
/** An agent that is silent for this long is lost: other devices print its tickets. */
const LOST_MS = 60_000;

/**
 * Expires tickets after their lifetime, withdraws tickets of sent orders, and takes jobs from lost devices.
 * Several servers may run this job in parallel.
 */
export class PrintWork {
  readonly #services: PrintingServices;
  readonly #rounds: RepeatedWork;
  /**
   * Time since which the database is available; null while it is not. Earlier silence of agents does not
   * count, because they could not report.
   */
  #listensSince: number | null = null;

  constructor(services: PrintingServices) {
    this.#services = services;
    this.#rounds = new RepeatedWork({
      job: 'papers',
      everyMs: EVERY_MS,
      work: () => this.#round(),
      failure: 'papers not checked; tried again',
      log: services.log,
    });
  }

  start(): void {
    this.#rounds.start();
    void this.#rounds.run();
  }

  /** Starts a round, or returns the current one. Never rejects. */
  run(): Promise<void> {
    return this.#rounds.run();
  }

  get rounds(): readonly RepeatedWork[] {
    return this.#rounds.rounds;
  }

  /** Waits for the current round. */
  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Returns the number of stores and lost devices. */
  async #round(): Promise<number> {
    const { agents, system, clock } = this.#services;
    const now = clock.now();
    let handled = 0;
    try {
      for (const { storeId, jobIds } of await overdueJobs(system, now)) {
        await this.#expire(storeId, jobIds);
        handled += 1;
      }
      for (const { storeId, jobIds } of await jobsOfLeftOrders(system, now - UNPRINTED_ALARM_MS)) {
        await this.#withdraw(storeId, jobIds);
        handled += 1;
      }
      this.#listensSince ??= now;
      if (now - this.#listensSince >= LOST_MS) {
        for (const holder of await silentHolders(system, now - LOST_MS)) {
          if (agents.isConnected(holder.storeId, holder.deviceId)) continue;
          await this.release(holder);
          handled += 1;
        }
      }
      return handled;
    } catch (error) {
      this.#listensSince = null;
      throw error;
    }
  }

  #expire(storeId: number, jobIds: readonly number[]): Promise<void> {
    return this.#changeOpen(storeId, jobIds, (job, { isOfCancelled, now }) =>
      job.expiresAt > now ? null : expire(job, isOfCancelled),
    );
  }

  /**
   * Withdraws tickets of orders that the kitchen has finished. Printing them would make the kitchen cook
   * again, and delay later tickets.
   */
  #withdraw(storeId: number, jobIds: readonly number[]): Promise<void> {
    return this.#changeOpen(storeId, jobIds, (job) => withdraw(job, TEXTS.orderLeft));
  }

  /** Changes these tickets, except those that are already printed or expired. */
  async #changeOpen(storeId: number, jobIds: readonly number[], decide: DecideJob): Promise<void> {
    const jobs = await this.#services.database.inStore(storeId, (tx) => findJobs(tx, jobIds));
    const change: DecideJob = (job, around) => (isPrintOver(job.state) ? null : decide(job, around));
    await this.#tryOn(storeId, () =>
      changeJobs(this.#services, { storeId, actor: SYSTEM }, jobs, each(jobs, change)),
    );
  }

  /** Gives the tickets of a lost device to other devices at once. Never rejects: the next round retries. */
  async release({ storeId, deviceId }: { storeId: number; deviceId: number }): Promise<void> {
    const { log } = this.#services;
    await this.#tryOn(storeId, async () => {
      const { length: jobs } = await releaseHeld(this.#services, { storeId, deviceId });
      log.info({ storeId, deviceId, jobs }, 'print agent lost; other agents print its papers');
    });
  }

  /** Runs `work` for one store. Only logs a failure, so that other stores are not affected. */
  async #tryOn(storeId: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.#rounds.noteFailure(err);
      this.#services.log.warn({ err, storeId }, 'papers of a store not checked; tried again');
    }
  }
}
