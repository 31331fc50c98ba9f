import type { AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { CASHIER_STATION } from '@comanda/domain/orders/printing/print-job';
import { MAX_COPIES } from '@comanda/domain/orders/printing/print-settings';

/** One copy of a job, on one printer. */
export interface Copy {
  /** Key of the copy in the journal. */
  key: string;
  printer: string;
  /** Number of the copy, counted from 1. */
  number: number;
}

/**
 * Returns the copies of a job. A job without a printer gets one copy with an empty printer name, which
 * matches no printer.
 */
export function copiesOf(job: AgentJob): Copy[] {
  const count = Math.min(Math.max(job.copias, 1), MAX_COPIES);
  const printers = job.impressoras.length === 0 ? [''] : [...new Set(job.impressoras)];
  return printers.flatMap((printer) =>
    Array.from({ length: count }, (_, at) => ({ key: `${at + 1} ${printer}`, printer, number: at + 1 })),
  );
}

const DRAWER_KINDS: ReadonlySet<string> = new Set(['order', 'customer', 'store']);

/** True if this copy may open the cash drawer: it is the first copy of a cashier's ticket about money. */
export function mayOpenDrawer(job: AgentJob, copy: Copy): boolean {
  return job.estacao === CASHIER_STATION && DRAWER_KINDS.has(job.tipo) && copy.number === 1;
}
