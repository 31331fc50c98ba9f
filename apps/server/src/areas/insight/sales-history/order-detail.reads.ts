import type {
  HistoryDetail,
  HistoryDiscount,
} from '@comanda/contract/insight/sales-history/sales-history.calls';
import { shownFine } from '@comanda/domain/money/ledger/fine-reversal';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { finesOfOrders, type StoredFine } from './fines/fines.reads.ts';
import { salesHistory } from './history.reads.ts';

/** Maximum of discounts that are read. A real order has fewer. */
const MAX_DISCOUNTS = 100;

/** An order of the history with all its money, and each of its fines. Throws `fine-reversal.order-not-found`. */
export async function readOrderMoney(
  tx: Transaction,
  orderId: number,
): Promise<{ order: HistoryDetail; fines: StoredFine[] }> {
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
    select blocked_cents as cents, way, state, reason, opened_at as "openedAt", judged_by as "answerBy" from payment_disputes
     where store_id = ${tx.storeId} and order_id = ${orderId} order by dispute_id`);
  const book = await bookOf(tx, row, fines);
  // The order's commission minus the part that refunds returned, as on all other screens.
  const commissionCents = book?.commissionCents ?? row.commissionCents;
  const order = {
    ...{ ...row, commissionCents, ...paid, disputes, discounts: await discountsOf(tx, row), book },
    reversalDescription: shownFine(fines)?.reversal?.description ?? null,
  };
  return { order, fines };
}

interface ShareRow {
  discount: number;
  name: string;
  cents: number;
  /** Name of the sponsor; null for the store's own discount, and for a sponsor without a name. */
  sponsor: string | null;
  consent: HistoryDiscount['campaigns'][number]['consent'];
}

/**
 * An order's discounts. A sponsor's discount also has the store's consent. It is a signature from before the
 * order, for this sponsor, day and code (or all codes). A signature for the exact code is preferred, then the
 * newest. Signatures never change, so the result does not change either.
 */
async function discountsOf(
  tx: Transaction,
  { orderId, day, createdAt }: Pick<HistoryDetail, 'orderId' | 'day' | 'createdAt'>,
): Promise<HistoryDiscount[]> {
  const { storeId } = tx;
  const rows = await tx.rows<ShareRow>(sql`
    select d.discount_no as discount, d.name, d.cents, nullif(d.sponsor, 'MERCHANT') as sponsor,
           case when d.sponsor <> 'MERCHANT' then (
             select jsonb_build_object('agreementId', c.contract_id, 'title', c.title, 'signedBy', s.name,
                                       'signedAt', (extract(epoch from s.signed_at) * 1000)::bigint)
               from contracts c join contract_signatures s on s.store_id = ${storeId} and s.contract_id = c.contract_id
              where c.store_id = ${storeId} and lower(c.campaign_sponsor) = lower(d.sponsor)
                and (c.campaign_coupon is null or lower(c.campaign_coupon) = lower(d.coupon))
                and s.signed_at <= ${new Date(createdAt)} and coalesce(c.campaign_until >= ${day}::date, true)
              order by c.campaign_coupon is null, s.signed_at desc limit 1) end as consent
      from order_discounts d
     where d.store_id = ${storeId} and d.order_id = ${orderId} and d.cents <> 0
     order by d.discount_no, d.share_no limit ${MAX_DISCOUNTS}`);
  return [...Map.groupBy(rows, ({ discount }) => discount).values()].flatMap((shares) => {
    const cents = shares.reduce((sum, share) => sum + share.cents, 0);
    const campaigns = shares.flatMap(({ sponsor, consent, ...share }) =>
      sponsor === null ? [] : [{ sponsor, cents: share.cents, consent }],
    );
    return cents === 0 ? [] : [{ name: shares[0]?.name ?? '', cents, campaigns }];
  });
}

/**
 * The ledger's amounts of an order: paid − refunded − fee − commission + sponsor + other − fines + reversed
 * fines = net. Net is the store's final share, including payments on delivery. Null when the ledger has no
 * entry for the order.
 */
async function bookOf(
  tx: Transaction,
  { orderId, totalCents }: { orderId: number; totalCents: number },
  fines: readonly StoredFine[],
): Promise<HistoryDetail['book']> {
  const sums = await tx.maybeRow<{
    rows: number;
    feeCents: number;
    commissionCents: number;
    sponsorCents: number;
    refundedCents: number;
    lostCents: number;
    atDoorCents: number;
    nettCents: number;
  }>(sql`
    select count(*)::integer as rows, coalesce(sum(fee_cents), 0)::bigint as "feeCents",
           coalesce(sum(commission_cents), 0)::bigint as "commissionCents",
           coalesce(sum(sponsored_cents), 0)::bigint as "sponsorCents",
           coalesce(-sum(online_cents + cash_cents + card_cents + partner_cents)
                      filter (where kind in ('refund', 'dispute-lost')), 0)::bigint as "refundedCents",
           coalesce(-sum(online_cents + cash_cents + card_cents + partner_cents)
                      filter (where kind = 'dispute-lost'), 0)::bigint as "lostCents",
           coalesce(sum(cash_cents + card_cents + partner_cents), 0)::bigint as "atDoorCents",
           coalesce(sum(nett_cents), 0)::bigint as "nettCents"
      from order_transactions where store_id = ${tx.storeId} and order_id = ${orderId}`);
  if (sums === null || (sums.rows === 0 && fines.length === 0)) return null;
  const { feeCents, commissionCents, sponsorCents, refundedCents, lostCents, atDoorCents, nettCents } = sums;
  const sumOf = (which: readonly StoredFine[]) => which.reduce((sum, { cents }) => sum + cents, 0);
  const [fineCents, finesReversedCents] = [sumOf(fines), sumOf(fines.filter(({ isReversed }) => isReversed))];
  const ownCents = nettCents + atDoorCents;
  const paidCents = sums.rows === 0 ? 0 : totalCents;
  return {
    ...{ feeCents, commissionCents, sponsorCents, refundedCents, lostCents, fineCents, finesReversedCents },
    otherCents: ownCents - (paidCents - refundedCents - feeCents - commissionCents + sponsorCents),
    netCents: ownCents - fineCents + finesReversedCents,
  };
}
