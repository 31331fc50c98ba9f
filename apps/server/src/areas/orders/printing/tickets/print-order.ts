import type { PrintOrderInput } from '@comanda/contract/orders/printing/print-jobs.wire';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isPrintOver, type PrintRequest } from '@comanda/domain/orders/printing/print-job';
import { isCustomerHidden } from '@comanda/domain/orders/privacy/hidden-customer';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { actorOf, afterTransition, type NextOrder } from '../../orders/public.ts';
import { lockJobs, type NewJob, type StoredJob } from '../jobs/print-jobs.writes.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { writeJobs } from './change-print-jobs.ts';
import { jobsForRequest, nextByJobs, stateAfter } from './job-rules.ts';
import { isOver, jobsMeant, slipsInstead } from './jobs-of-past.ts';
import { notePastTicket } from './note-past-ticket.ts';
import { jobsOfPlan } from './print-of-order.ts';

/**
 * Prints an order on a user's request: missing tickets, or printed tickets again. A pending order is
 * accepted, and the acceptance makes its tickets. A cancelled order prints only its slips. A finished order
 * prints the cashier's tickets, unless the request names a station. Throws `order.not-found`,
 * `order.too-many-past`, and `printing.no-printer` when no device can print the tickets.
 */
export async function printOrder(
  { changes, plans, profiles, signals, pastOrders }: PrintingDeps,
  { session, address }: { session: Session; address: string },
  input: PrintOrderInput,
): Promise<void> {
  const { orderId } = input;
  const { storeId } = session;
  const actor = actorOf(session);
  const { timeZone } = await profiles.get(storeId);
  await changes.change({ storeId, actor, orderId }, async (order, tx, now): Promise<NextOrder | null> => {
    if (order.status === 'awaiting-payment') throw new AppError('order.not-found');
    const wanted = await jobsOfPlan(tx, orderId, await plans.of(tx));
    if (wanted.length === 0) throw new AppError('printing.no-printer');
    if (order.status === 'pending')
      return { order: afterTransition(order, { ...order, status: 'accepted' }, now), happened: 'accepted' };
    const jobs = await lockJobs(tx, orderId);
    const dayStart = operationalDayStart(timeZone, now);
    const isPast = isOver(order, dayStart);
    const added = isPast
      ? jobsOfPast(order, jobs, wanted, input.station)
      : jobsForRequest(jobs, wanted, input);
    if (added.length === 0) return null;
    if (isCustomerHidden(order, dayStart)) {
      pastOrders.count(session, orderId);
      await notePastTicket(tx, { session, address, orderId }, now);
    }
    const change = { changed: [], added };
    await writeJobs(tx, signals, { orderId, jobs, change, requestedBy: actor.name, now });
    const printState = stateAfter(jobs, change);
    const note = added.map(({ station }) => station).join(', ');
    return {
      order: nextByJobs(order, printState)?.order ?? order,
      happened: 'print-requested',
      note: input.again ? `2ª via · ${note}` : note,
    };
  });
}

/** The tickets for a request about a finished order. Ignores whether they were printed before. */
function jobsOfPast(
  { status }: OrderCard,
  jobs: readonly StoredJob[],
  wanted: readonly PrintRequest[],
  station: string | null,
): NewJob[] {
  const isCancelled = status === 'cancelled';
  const meant = jobsMeant(wanted, station);
  const known = isCancelled ? jobs.filter(({ kind }) => kind === 'cancellation') : jobsMeant(jobs, station);
  const added = jobsForRequest(known, isCancelled ? slipsInstead(meant) : meant, { again: true, station });
  const isUnderWay = known.some(({ state }) => !isPrintOver(state));
  if (added.length === 0 && !isUnderWay) throw new AppError('printing.no-printer');
  return added;
}
