import type { Actor } from '../../orders/public.ts';
import { changePapers, writePapers } from '../papers/change-papers.ts';
import type { PaperChange } from '../papers/paper-rules.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { lockTestPage, type StoredJob } from './print-jobs.writes.ts';

/** What the decision on jobs knows besides them. */
export interface Around {
  isOfCancelled: boolean;
  now: number;
}

/** After so many it is not the jobs but the database. */
const MOST_FAILURES = 3;

/** Decides on all papers of one order, or on one test page; they are held. */
export type DecideJobs = (papers: readonly StoredJob[], around: Around) => PaperChange;

/** Decides on each of some jobs, whatever else their orders have. */
export function each(
  jobs: readonly StoredJob[],
  decide: (job: StoredJob, around: Around) => StoredJob | null,
): DecideJobs {
  const meant = new Set(jobs.map(({ jobId }) => jobId));
  return (papers, around) => ({
    changed: papers
      .filter(({ jobId }) => meant.has(jobId))
      .map((job) => decide(job, around))
      .filter((job) => job !== null),
    added: [],
  });
}

/**
 * Changes jobs of one store that were found without being held: order after order, in the order of the jobs, each in a
 * transaction of its own with everything that follows from it. One that cannot be written holds up no other: its
 * failure is thrown in the end.
 */
export async function changeJobs(
  deps: Pick<PrintingDeps, 'database' | 'changes' | 'signals' | 'clock'>,
  { storeId, actor }: { storeId: number; actor: Actor },
  jobs: readonly StoredJob[],
  decide: DecideJobs,
): Promise<void> {
  const orderIds = new Set(jobs.map(({ orderId }) => orderId).filter((orderId) => orderId !== null));
  const pages = jobs.filter(({ orderId }) => orderId === null);
  const works = [
    ...[...orderIds].map((orderId) => async () => {
      await changePapers(deps, { storeId, orderId, actor }, (papers, order, _tx, now) =>
        decide(papers, { isOfCancelled: order.status === 'cancelled', now }),
      );
    }),
    ...pages.map(
      ({ jobId }) =>
        () =>
          changeTestPage(deps, storeId, jobId, decide),
    ),
  ];
  const failures: unknown[] = [];
  for (const work of works) {
    if (failures.length === MOST_FAILURES) break;
    await work().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function changeTestPage(
  { database, signals, clock }: Pick<PrintingDeps, 'database' | 'signals' | 'clock'>,
  storeId: number,
  jobId: number,
  decide: DecideJobs,
): Promise<void> {
  await database.inStore(storeId, async (tx) => {
    const page = await lockTestPage(tx, jobId);
    if (page === null) return;
    const now = clock.now();
    const change = decide([page], { isOfCancelled: false, now });
    await writePapers(tx, signals, { orderId: null, papers: [page], change, requestedBy: null, now });
  });
}
