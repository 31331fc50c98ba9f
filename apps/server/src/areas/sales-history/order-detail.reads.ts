import type { HistoryDetail } from '@comanda/contract/sales-history/sales-history.calls';
import { shownFine } from '@comanda/domain/ledger/fine-reversal';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { finesOfOrders, type KeptFine } from './fines/fines.reads.ts';
import { salesHistory } from './history.reads.ts';

/** No order has as many. */
const MOST_DISCOUNTS = 100;

/** An order of the history with all that is known of its money, and its fines one by one. Throws `fine-reversal.order-not-found`. */
export async function readOrderMoney(
  tx: Transaction,
  orderId: number,
): Promise<{ order: HistoryDetail; fines: KeptFine[] }> {
  const fact = await tx.maybeRow<Pick<HistoryDetail, 'day' | 'onlineCents' | 'cardCents' | 'cashCents'>>(sql`
    select day, online_cents as "onlineCents", card_cents as "cardCents", cash_cents as "cashCents" from order_facts
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
  if (fact === null) throw new AppError('fine-reversal.order-not-found');
  const { day, ...paid } = fact;
  const days = { from: day, to: day, status: null, way: null, payer: null, search: null };
  const { rows } = await salesHistory.page(tx, { ...days, orderId, perPage: 1 });
  const [row] = rows;
  if (row === undefined) throw new AppError('fine-reversal.order-not-found');
  const fines = (await finesOfOrders(tx, [orderId])).get(orderId) ?? [];
  const disputes = await tx.rows<HistoryDetail['disputes'][number]>(sql`
    select cents, way, state, reason, opened_at as "openedAt", judged_by as "answerBy" from payment_disputes
     where store_id = ${tx.storeId} and order_id = ${orderId} order by dispute_id`);
  const discounts = await tx.rows<HistoryDetail['discounts'][number]>(sql`
    select name, sum(cents)::bigint as cents from order_discounts where store_id = ${tx.storeId} and order_id = ${orderId}
     group by discount_no, name having sum(cents) <> 0 order by discount_no limit ${MOST_DISCOUNTS}`);
  const order = {
    ...{ ...row, ...paid, disputes, discounts },
    book: await bookOf(tx, row, fines),
    reversalDescription: shownFine(fines)?.reversal?.description ?? null,
  };
  return { order, fines };
}

/**
 * What the book says of an order, so that paid − refunded − fee − commission + sponsor + other − fines + fines taken back = net: all of it that is
 * the store's in the end, also what it was paid at the door. Null: the book says nothing of it.
 */
async function bookOf(
  tx: Transaction,
  { orderId, totalCents }: { orderId: number; totalCents: number },
  fines: readonly KeptFine[],
): Promise<HistoryDetail['book']> {
  const sums = await tx.maybeRow<{
    rows: number;
    feeCents: number;
    commissionCents: number;
    sponsorCents: number;
    refundedCents: number;
    atDoorCents: number;
    nettCents: number;
  }>(sql`
    select count(*)::integer as rows, coalesce(sum(fee_cents), 0)::bigint as "feeCents",
           coalesce(sum(commission_cents), 0)::bigint as "commissionCents",
           coalesce(sum(sponsored_cents), 0)::bigint as "sponsorCents",
           coalesce(-sum(online_cents + cash_cents + card_cents + partner_cents)
                      filter (where kind in ('refund', 'dispute-lost')), 0)::bigint as "refundedCents",
           coalesce(sum(cash_cents + card_cents + partner_cents), 0)::bigint as "atDoorCents",
           coalesce(sum(nett_cents), 0)::bigint as "nettCents"
      from order_transactions where store_id = ${tx.storeId} and order_id = ${orderId}`);
  if (sums === null || (sums.rows === 0 && fines.length === 0)) return null;
  const { feeCents, commissionCents, sponsorCents, refundedCents, atDoorCents, nettCents } = sums;
  const sumOf = (which: readonly KeptFine[]) => which.reduce((sum, { cents }) => sum + cents, 0);
  const [fineCents, finesReversedCents] = [sumOf(fines), sumOf(fines.filter(({ isReversed }) => isReversed))];
  const ownCents = nettCents + atDoorCents;
  const paidCents = sums.rows === 0 ? 0 : totalCents;
  return {
    ...{ feeCents, commissionCents, sponsorCents, refundedCents, fineCents, finesReversedCents },
    otherCents: ownCents - (paidCents - refundedCents - feeCents - commissionCents + sponsorCents),
    netCents: ownCents - fineCents + finesReversedCents,
  };
}
