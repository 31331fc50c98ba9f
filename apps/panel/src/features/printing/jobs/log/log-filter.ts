import type { PrintJob } from '@comanda/contract/printing/print-jobs.wire';
import type { PrintState } from '@comanda/domain/printing/print-job';

export const LOG_FILTERS = ['all', 'waiting', 'failed', 'printed'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

const filterOf: Record<PrintState, LogFilter> = {
  queued: 'waiting',
  sent: 'waiting',
  failed: 'failed',
  expired: 'failed',
  printed: 'printed',
};

/** What was called off in time did not fail, and nobody waits for it. */
const isOf = ({ state, isWithdrawn }: PrintJob, filter: LogFilter) =>
  filter === 'all' || (filterOf[state] === filter && !isWithdrawn);

/** The papers of a kind, newest first as they came. */
export function filteredPapers(jobs: readonly PrintJob[], filter: LogFilter): readonly PrintJob[] {
  return jobs.filter((job) => isOf(job, filter));
}

/** How many there are of each. */
export function countPapers(jobs: readonly PrintJob[]): Record<LogFilter, number> {
  const countOf = (filter: LogFilter) => filteredPapers(jobs, filter).length;
  return {
    ...{ all: jobs.length, waiting: countOf('waiting') },
    ...{ failed: countOf('failed'), printed: countOf('printed') },
  };
}
