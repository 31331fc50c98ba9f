import type { AgentReport } from '@comanda/contract/orders/printing/print-agent-events';

/** The outcome of one job, as reported to the server. */
export type JobReport = AgentReport['trabalhos'][number];

/** Callbacks of the print queue. */
export interface PrintEvents {
  report(report: JobReport): void;
  /** Writes to the terminal. */
  log(text: string): void;
}
