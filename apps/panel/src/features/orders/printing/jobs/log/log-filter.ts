import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import type { PrintState } from '@comanda/domain/orders/printing/print-job';

export const LOG_FILTERS = ['all', 'waiting', 'failed', 'printed'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

const filterOf: Record<PrintState, LogFilter> = {
  queued: 'waiting',
  sent: 'waiting',
  failed: 'failed',
  expired: 'failed',
  printed: 'printed',
};

/** A withdrawn ticket counts neither as failed nor as waiting. */
const isOf = ({ state, isWithdrawn }: PrintJob, filter: LogFilter) =>
  filter === 'all' || (filterOf[state] === filter && !isWithdrawn);

/** The tickets that match the filter, in the sequence received (newest first). */
export function filteredJobs(jobs: readonly PrintJob[], filter: LogFilter): readonly PrintJob[] {
  return jobs.filter((job) => isOf(job, filter));
}

/** The number of tickets that match each filter. */
export function countJobs(jobs: readonly PrintJob[]): Record<LogFilter, number> {
  const countOf = (filter: LogFilter) => filteredJobs(jobs, filter).length;
  return {
    ...{ all: jobs.length, waiting: countOf('waiting') },
    ...{ failed: countOf('failed'), printed: countOf('printed') },
  };
}
