import type { PrintOrderWish } from '@comanda/contract/printing/print-jobs.wire';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Actor, afterTransition, type NextOrder } from '../../orders/public.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { writePapers } from './change-papers.ts';
import { nextByPapers, papersForWish, stateAfter } from './paper-rules.ts';
import { lockPapers } from './print-jobs.store.ts';
import { papersOfPlan } from './print-of-order.ts';

/**
 * Has an order printed because a person asks: what never came out, or again what did. One that nobody had accepted is
 * accepted by it, which makes its papers. Of a cancelled order only the slips that say so come out.
 * Throws `order.not-found`, and `printing.no-printer` when no device prints what was asked for.
 */
export async function printOrder(
  { changes, plans, signals }: PrintingDeps,
  who: { storeId: number; actor: Actor },
  wish: PrintOrderWish,
): Promise<void> {
  const { orderId } = wish;
  await changes.change({ ...who, orderId }, async (order, tx, now): Promise<NextOrder | null> => {
    if (order.status === 'awaiting-payment') throw new AppError('order.not-found');
    const wanted = await papersOfPlan(tx, orderId, await plans.of(tx));
    if (wanted.length === 0) throw new AppError('printing.no-printer');
    if (order.status === 'pending')
      return { order: afterTransition(order, { ...order, status: 'accepted' }, now), happened: 'accepted' };
    const papers = await lockPapers(tx, orderId);
    const isCancelled = order.status === 'cancelled';
    const slips = papers.filter(({ kind }) => kind === 'cancellation');
    const added = isCancelled ? papersForWish(slips, [], wish) : papersForWish(papers, wanted, wish);
    if (added.length === 0) return null;
    const change = { changed: [], added };
    await writePapers(tx, signals, { orderId, papers, change, requestedBy: who.actor.name, now });
    const printState = stateAfter(papers, change);
    const note = added.map(({ station }) => station).join(', ');
    return {
      order: nextByPapers(order, printState)?.order ?? order,
      happened: 'print-requested',
      note: wish.again ? `2ª via · ${note}` : note,
    };
  });
}
