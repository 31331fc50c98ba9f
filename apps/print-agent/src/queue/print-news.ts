import type { AgentReport } from '@comanda/contract/printing/print-agent-events';

/** What became of one job, as the server is told. */
export type JobReport = AgentReport['trabalhos'][number];

/** What the printQueue tells about its work. */
export interface PrintNews {
  report(report: JobReport): void;
  /** For the terminal. */
  say(text: string): void;
}
