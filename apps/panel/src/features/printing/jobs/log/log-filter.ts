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

/** The papers of a kind, newest first as they came. */
export function filteredPapers(jobs: readonly PrintJob[], filter: LogFilter): readonly PrintJob[] {
  return filter === 'all' ? jobs : jobs.filter(({ state }) => filterOf[state] === filter);
}

/** How many there are of each. */
export function countPapers(jobs: readonly PrintJob[]): Record<LogFilter, number> {
  const counts = { all: jobs.length, waiting: 0, failed: 0, printed: 0 };
  for (const job of jobs) {
    const filter = filterOf[job.state];
    if (filter !== 'all') counts[filter] += 1;
  }
  return counts;
}
