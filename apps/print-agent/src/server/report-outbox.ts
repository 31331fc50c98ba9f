import type { JobReport } from '../queue/print-events.ts';
import { Refused } from './server-answers.ts';

/**
 * Reports that the server has not confirmed yet. For each job, only the latest report is sent, and it is
 * repeated until it is confirmed.
 */
export interface ReportOutbox {
  put(report: JobReport): void;
  /** Sends the waiting reports. Called after a connection and after a new report. */
  flush(): void;
  readonly size: number;
  stop(): void;
}

/** Maximum number of reports in one message. A message then stays far below the server's limit of 64 kB. */
const BATCH = 50;
const REPEAT_MS = 2_000;
/**
 * After more refusals in a row than this, the fault is probably in the server. The next attempt then comes
 * later.
 */
const MAX_REFUSALS = 3;
/** Limits of the contract, in characters. A printer's name on this machine may be longer. */
const LONGEST_REASON = 300;
const LONGEST_PRINTER = 120;
/** Codes of permanent refusals: the server would refuse the same report again. */
const FOR_GOOD = new Set(['request.malformed', 'request.invalid']);

export interface OutboxParts {
  isConnected(): boolean;
  /**
   * Resolves when the server has the reports. Rejects with {@link Refused} after a refusal. After any other
   * rejection, the reports may or may not have arrived.
   */
  send(reports: JobReport[]): Promise<void>;
  /** Called for confirmed reports. */
  acknowledged(reports: readonly JobReport[]): void;
  /** Called for a report that the server will never accept. The report is not repeated. */
  refused(report: JobReport): void;
  repeatMs?: number;
}

/**
 * Sends nothing while `isConnected` is false. A refused batch moves to the end. Its reports are then
 * sent in smaller and smaller parts, until a part contains only the refused report.
 */
export function createReportOutbox(parts: OutboxParts): ReportOutbox {
  const waiting = new Map<number, JobReport>();
  let isSending = false;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  let max = BATCH;

  /** Moves refused reports to the end, except reports that a newer report of the same job has replaced. */
  function putBehind(batch: readonly JobReport[]): void {
    for (const report of batch) {
      if (waiting.get(report.id) !== report) continue;
      waiting.delete(report.id);
      waiting.set(report.id, report);
    }
  }

  function settle(batch: readonly JobReport[]): JobReport[] {
    const settled = batch.filter((report) => waiting.get(report.id) === report);
    for (const { id } of settled) waiting.delete(id);
    return settled;
  }

  /** Resolves to false after a refusal. Rejects if the result is unknown. */
  async function sendBatch(batch: JobReport[]): Promise<boolean> {
    try {
      await parts.send(batch);
      parts.acknowledged(settle(batch));
      max = Math.min(max * 2, BATCH);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (batch.length === 1 && FOR_GOOD.has(error.code))
        for (const report of settle(batch)) parts.refused(report);
      putBehind(batch);
      max = Math.max(1, Math.ceil(batch.length / 2));
      return false;
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(again);
    isSending = true;
    let refusals = 0;
    try {
      while (waiting.size > 0 && parts.isConnected() && !isStopped && refusals < MAX_REFUSALS) {
        refusals = (await sendBatch([...waiting.values()].slice(0, max))) ? 0 : refusals + 1;
      }
    } catch {
      refusals = MAX_REFUSALS;
    } finally {
      isSending = false;
    }
    if (refusals > 0 && !isStopped) again = setTimeout(flush, parts.repeatMs ?? REPEAT_MS);
  }

  function flush(): void {
    if (!isSending && !isStopped && waiting.size > 0 && parts.isConnected()) void sendAll();
  }

  return {
    put(report) {
      waiting.delete(report.id);
      waiting.set(report.id, {
        ...report,
        motivo: report.motivo?.slice(0, LONGEST_REASON) ?? null,
        impressora: report.impressora?.slice(0, LONGEST_PRINTER) ?? null,
      });
      // Waits until the end of this turn, so that reports of the same moment go in one message.
      queueMicrotask(flush);
    },
    flush,
    get size() {
      return waiting.size;
    },
    stop() {
      isStopped = true;
      clearTimeout(again);
    },
  };
}
