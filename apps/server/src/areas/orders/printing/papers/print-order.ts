import type { PrintOrderWish } from '@comanda/contract/orders/printing/print-jobs.wire';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isPrintOver, type PrintWish } from '@comanda/domain/orders/printing/print-job';
import { isCustomerHidden } from '@comanda/domain/orders/privacy/hidden-customer';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { actorOf, afterTransition, type NextOrder } from '../../orders/public.ts';
import { lockPapers, type NewPaper, type StoredJob } from '../jobs/print-jobs.writes.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { writePapers } from './change-papers.ts';
import { notePastPaper } from './note-past-paper.ts';
import { nextByPapers, papersForWish, stateAfter } from './paper-rules.ts';
import { isOver, papersMeant, slipsInstead } from './papers-of-past.ts';
import { papersOfPlan } from './print-of-order.ts';

/**
 * Prints an order on a user's request: unprinted tickets, or printed ones again. A pending order is accepted, which
 * makes its tickets. A cancelled order prints only its slips. A finished one prints the cashier's tickets, unless a
 * station is named. Throws `order.not-found`, `order.too-many-past`, and `printing.no-printer` when no device prints
 * them.
 */
export async function printOrder(
  { changes, plans, profiles, signals, pastOrders }: PrintingDeps,
  { session, address }: { session: Session; address: string },
  wish: PrintOrderWish,
): Promise<void> {
  const { orderId } = wish;
  const { storeId } = session;
  const actor = actorOf(session);
  const { timeZone } = await profiles.get(storeId);
  await changes.change({ storeId, actor, orderId }, async (order, tx, now): Promise<NextOrder | null> => {
    if (order.status === 'awaiting-payment') throw new AppError('order.not-found');
    const wanted = await papersOfPlan(tx, orderId, await plans.of(tx));
    if (wanted.length === 0) throw new AppError('printing.no-printer');
    if (order.status === 'pending')
      return { order: afterTransition(order, { ...order, status: 'accepted' }, now), happened: 'accepted' };
    const papers = await lockPapers(tx, orderId);
    const dayStart = operationalDayStart(timeZone, now);
    const isPast = isOver(order, dayStart);
    const added = isPast
      ? papersOfPast(order, papers, wanted, wish.station)
      : papersForWish(papers, wanted, wish);
    if (added.length === 0) return null;
    if (isCustomerHidden(order, dayStart)) {
      pastOrders.count(session, orderId);
      await notePastPaper(tx, { session, address, orderId }, now);
    }
    const change = { changed: [], added };
    await writePapers(tx, signals, { orderId, papers, change, requestedBy: actor.name, now });
    const printState = stateAfter(papers, change);
    const note = added.map(({ station }) => station).join(', ');
    return {
      order: nextByPapers(order, printState)?.order ?? order,
      happened: 'print-requested',
      note: wish.again ? `2ª via · ${note}` : note,
    };
  });
}

/** Tickets for a request about a finished order, printed before or not. */
function papersOfPast(
  { status }: OrderCard,
  papers: readonly StoredJob[],
  wanted: readonly PrintWish[],
  station: string | null,
): NewPaper[] {
  const isCancelled = status === 'cancelled';
  const meant = papersMeant(wanted, station);
  const known = isCancelled
    ? papers.filter(({ kind }) => kind === 'cancellation')
    : papersMeant(papers, station);
  const added = papersForWish(known, isCancelled ? slipsInstead(meant) : meant, { again: true, station });
  const isUnderWay = known.some(({ state }) => !isPrintOver(state));
  if (added.length === 0 && !isUnderWay) throw new AppError('printing.no-printer');
  return added;
}
