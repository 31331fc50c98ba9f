import { SYSTEM } from '../../orders/public.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { isHeldBy, release } from '../tickets/job-rules.ts';
import { changeJobs, each } from './change-jobs.ts';
import { jobsHeldBy } from './print-jobs.writes.ts';

/**
 * Takes all tickets from a lost device. Other devices print the tickets, with a mark that they may be
 * duplicates. Returns the tickets.
 */
export async function releaseHeld(
  deps: Pick<PrintingDeps, 'database' | 'changes' | 'signals' | 'clock'>,
  { storeId, deviceId }: { storeId: number; deviceId: number },
): Promise<number[]> {
  const jobs = await deps.database.inStore(storeId, (tx) => jobsHeldBy(tx, deviceId));
  const decide = each(jobs, (job) => (isHeldBy(job, deviceId) ? release(job) : null));
  await changeJobs(deps, { storeId, actor: SYSTEM }, jobs, decide);
  return jobs.map(({ jobId }) => jobId);
}
