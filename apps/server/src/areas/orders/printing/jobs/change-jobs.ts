import type { Actor } from '../../orders/public.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { changePrintJobs, writeJobs } from '../tickets/change-print-jobs.ts';
import type { JobChange } from '../tickets/job-rules.ts';
import { lockTestPage, type StoredJob } from './print-jobs.writes.ts';

/** Data for the decision about jobs. */
export interface Around {
  isOfCancelled: boolean;
  now: number;
}

/** After this many failed orders the round stops: the cause is probably the database, not the orders. */
const MAX_FAILURES = 3;

/** Decides about all tickets of one order, or about one test page, while they are locked. */
export type DecideJobs = (tickets: readonly StoredJob[], around: Around) => JobChange;

/** Decides about one locked job; null leaves it unchanged. */
export type DecideJob = (job: StoredJob, around: Around) => StoredJob | null;

/** Applies `decide` to each of the given jobs. Other tickets of their orders do not change. */
export function each(jobs: readonly StoredJob[], decide: DecideJob): DecideJobs {
  const meant = new Set(jobs.map(({ jobId }) => jobId));
  return (tickets, around) => ({
    changed: tickets
      .filter(({ jobId }) => meant.has(jobId))
      .map((job) => decide(job, around))
      .filter((job) => job !== null),
    added: [],
  });
}

/**
 * Changes jobs of one store that were read without a lock. Each order has its own transaction with all effects, in the
 * jobs' order. A failed write does not stop other orders; its error is thrown at the end.
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
      await changePrintJobs(deps, { storeId, orderId, actor }, (tickets, order, _tx, now) =>
        decide(tickets, { isOfCancelled: order.status === 'cancelled', now }),
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
    if (failures.length === MAX_FAILURES) break;
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
    await writeJobs(tx, signals, { orderId: null, jobs: [page], change, requestedBy: null, now });
  });
}
