import { isPrintOver } from '@comanda/domain/orders/printing/print-job';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Actor } from '../../orders/public.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { changePrintJobs } from '../tickets/change-print-jobs.ts';
import { withdraw } from '../tickets/job-rules.ts';
import { changeJobs, each } from './change-jobs.ts';
import { findJobs } from './print-jobs.writes.ts';
import { TEXTS } from './texts.ts';

/**
 * Withdraws a print job: its device drops it, and its alarm stops. A printed job stays printed. Throws
 * `printing.job-not-found`.
 */
export async function giveUpPrint(
  deps: PrintingDeps,
  { storeId, actor }: { storeId: number; actor: Actor },
  jobId: number,
): Promise<void> {
  const [job] = await deps.database.inStore(storeId, (tx) => findJobs(tx, [jobId]));
  if (job === undefined) throw new AppError('printing.job-not-found');
  const reason = TEXTS.givenUpBy(actor.name ?? '');
  const decide = each([job], (held) =>
    held.state === 'printed' || held.isWithdrawn ? null : withdraw(held, reason),
  );
  if (job.orderId === null) {
    if (!isPrintOver(job.state)) await changeJobs(deps, { storeId, actor }, [job], decide);
    return;
  }
  await changePrintJobs(deps, { storeId, orderId: job.orderId, actor }, (jobs, order, _tx, now) => ({
    ...decide(jobs, { isOfCancelled: order.status === 'cancelled', now }),
    happened: 'print-given-up',
    note: job.station,
  }));
}
