import type { JobReport } from '../queue/print-news.ts';
import { Refused } from './server-answers.ts';

/** What the server has still to hear. Of every job the latest news count, and are repeated until they are heard. */
export interface ReportOutbox {
  put(report: JobReport): void;
  /** Sends what waits: after a connection, or after something was put. */
  flush(): void;
  readonly size: number;
  stop(): void;
}

/** One message stays well below what the server reads at once (64 kB). */
const BATCH = 50;
const REPEAT_MS = 2_000;
/** More refusals in a row are not about the reports: the server is asked again later. */
const MOST_REFUSALS = 3;
/** What the contract takes; a printer may be called longer on this machine. */
const LONGEST_REASON = 300;
const LONGEST_PRINTER = 120;
/** Refused so, the same report is refused for ever. */
const FOR_GOOD = new Set(['request.malformed', 'request.invalid']);

export interface OutboxParts {
  isConnected(): boolean;
  /** Answers when the server has heard the reports and rejects when it may not have; {@link Refused}: it said no. */
  send(reports: JobReport[]): Promise<void>;
  /** Told of each report that was heard. */
  heard(reports: readonly JobReport[]): void;
  /** Told of one that the server will never hear, and that is not repeated any more. */
  refused(report: JobReport): void;
  repeatMs?: number;
}

/**
 * Sends nothing while `isConnected` says no. What the server refuses holds nothing else back: it goes behind the others and
 * is repeated in ever smaller parts, until the report that is refused by itself is found.
 */
export function createReportOutbox(parts: OutboxParts): ReportOutbox {
  const waiting = new Map<number, JobReport>();
  let isSending = false;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  let most = BATCH;

  /** Behind the others, unless there is news of the same jobs. */
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

  /** False when the server said no. Rejects when nobody knows. */
  async function sendBatch(batch: JobReport[]): Promise<boolean> {
    try {
      await parts.send(batch);
      parts.heard(settle(batch));
      most = Math.min(most * 2, BATCH);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (batch.length === 1 && FOR_GOOD.has(error.code))
        for (const report of settle(batch)) parts.refused(report);
      putBehind(batch);
      most = Math.max(1, Math.ceil(batch.length / 2));
      return false;
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(again);
    isSending = true;
    let refusals = 0;
    try {
      while (waiting.size > 0 && parts.isConnected() && !isStopped && refusals < MOST_REFUSALS) {
        refusals = (await sendBatch([...waiting.values()].slice(0, most))) ? 0 : refusals + 1;
      }
    } catch {
      refusals = MOST_REFUSALS;
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
      // What happens in the same moment goes together.
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
