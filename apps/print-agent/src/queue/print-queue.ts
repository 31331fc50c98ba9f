import type { AgentConfig, AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { createLocalJobs, type LocalPrint } from './local-jobs.ts';
import { PrinterQueues } from './printer-queues.ts';
import type { QueueParts } from './queue-parts.ts';
import { ServerJobs } from './server-jobs.ts';

/** All jobs of this machine, with the queues of its printers. */
export interface PrintQueue {
  /** Resolves when the jobs are on disk. Printing continues afterwards. Known jobs are not printed again. */
  take(jobs: readonly AgentJob[]): Promise<void>;
  /**
   * Removes the given jobs whose printing has not begun. The other given jobs may be printed, completely or
   * in part, and are reported as such.
   */
  withdraw(ids: readonly number[]): Promise<void>;
  /**
   * Gives back jobs that are neither printed nor being printed. A job that is being printed is given back if
   * its printer refuses it.
   */
  giveBack(ids: readonly number[]): Promise<void>;
  /** Removes all jobs, because other devices print them. */
  forgetAll(): Promise<void>;
  configure(config: AgentConfig): Promise<void>;
  /**
   * Reports all remembered jobs again if the epoch changed, which means that the server's database was
   * restored.
   */
  followEpoch(epoch: string): Promise<void>;
  /**
   * Jobs that the server must not give to other devices: not printed yet, or printed without a confirmed
   * report.
   */
  inHand(): number[];
  /** Number of jobs that have not ended. */
  heldCount(): number;
  /**
   * Prints for a page that is open on this machine. Resolves when the ticket is printed. Rejects with the
   * reason of a failure.
   */
  printLocally(print: LocalPrint): Promise<void>;
  retryNow(): void;
  stop(): Promise<void>;
}

/** Milliseconds to finish the ticket in progress when the agent ends. */
const FINISH_MS = 5_000;

/** Opens the print queue and continues with the jobs in the journal. */
export function createPrintQueue(parts: QueueParts): PrintQueue {
  const { journal } = parts;
  const stopping = new AbortController();
  const queues = new PrinterQueues(parts.retryPausesMs, stopping.signal);
  const jobs = new ServerJobs(parts, queues, stopping.signal);
  jobs.resume();

  return {
    take: (given) => jobs.take(given),
    withdraw: (ids) => jobs.withdraw(ids),
    giveBack: (ids) => jobs.giveBack(ids),
    forgetAll: () => jobs.forgetAll(),
    async configure(config) {
      if (JSON.stringify(journal.state.config) === JSON.stringify(config)) return;
      await journal.append({ t: 'config', config });
      queues.retryNow();
    },
    followEpoch: (epoch) => jobs.followEpoch(epoch),
    inHand: () => jobs.inHand(),
    heldCount: () => journal.state.held.size,
    printLocally: createLocalJobs(parts, (printer) => queues.of(printer), stopping.signal),
    retryNow: () => queues.retryNow(),
    async stop() {
      const ended = queues.stop();
      // Lets the ticket in progress finish. Otherwise, the next start would print the ticket again with a
      // mark.
      const late = setTimeout(() => stopping.abort(), FINISH_MS);
      await ended;
      clearTimeout(late);
      stopping.abort();
      await jobs.rest();
    },
  };
}
