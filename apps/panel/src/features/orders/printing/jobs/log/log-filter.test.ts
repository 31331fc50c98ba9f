import { expect, it } from 'vitest';
import { aPrintJob } from '../../../orders/testing/fake-printing.ts';
import { countJobs, filteredJobs } from './log-filter.ts';

it('counts withdrawn papers neither as failed nor as waiting', () => {
  const jobs = [
    aPrintJob({ jobId: 1, state: 'expired' }),
    aPrintJob({ jobId: 2, state: 'expired', isWithdrawn: true }),
    aPrintJob({ jobId: 3, state: 'failed' }),
    aPrintJob({ jobId: 4, state: 'sent' }),
  ];
  expect(countJobs(jobs)).toEqual({ all: 4, waiting: 1, failed: 2, printed: 0 });
  expect(filteredJobs(jobs, 'failed').map(({ jobId }) => jobId)).toEqual([1, 3]);
});
