import type { JobReport } from '../queue/print-news.ts';

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

/**
 * `send` answers when the server has heard the reports and rejects when it may not have; `heard` is told of each that
 * was. Nothing is sent while `isConnected` says no.
 */
export function createReportOutbox(parts: {
  isConnected(): boolean;
  send(reports: JobReport[]): Promise<void>;
  heard(reports: readonly JobReport[]): void;
}): ReportOutbox {
  const waiting = new Map<number, JobReport>();
  let isSending = false;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function sendAll(): Promise<void> {
    clearTimeout(again);
    isSending = true;
    try {
      while (waiting.size > 0 && parts.isConnected() && !isStopped) {
        const batch = [...waiting.values()].slice(0, BATCH);
        await parts.send(batch);
        const settled = batch.filter((report) => waiting.get(report.id) === report);
        for (const { id } of settled) waiting.delete(id);
        parts.heard(settled);
      }
    } catch {
      if (!isStopped) again = setTimeout(flush, REPEAT_MS);
    } finally {
      isSending = false;
    }
  }

  function flush(): void {
    if (!isSending && !isStopped && waiting.size > 0 && parts.isConnected()) void sendAll();
  }

  return {
    put(report) {
      waiting.delete(report.id);
      waiting.set(report.id, report);
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
