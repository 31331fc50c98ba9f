import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Settlement } from '@comanda/domain/money/ledger/post-settlement';
import {
  contestedLeft,
  type Reductions,
  reductionsAfter,
  type SettledShare,
  type SharedBefore,
  type SoldOrder,
  settledShare,
  sharedAfter,
} from '@comanda/domain/money/ledger/settled-share';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A due receivable of an order, with its share of the order's amounts. */
export interface DueOrder extends SettledShare {
  receivableId: number;
  orderId: number;
}

interface DueRow {
  receivableId: number;
  orderId: number;
  cents: number;
  originalCents: number;
  /**
   * Original amounts of the order's receivables. `beforeCents`: sum of the settled receivables; `wholeCents`:
   * sum of all receivables.
   */
  beforeCents: number;
  wholeCents: number;
  order: SoldOrder;
  before: SharedBefore;
  since: Omit<Reductions, 'blockedCents' | 'lostCents'>;
  taken: Parameters<typeof contestedLeft>[0];
  had: Parameters<typeof contestedLeft>[1];
}

/**
 * SQL expression for the cents that disputes in this state took from receivables. A dispute that was lost
 * before the delivery took nothing from them.
 */
const TAKEN = (state: 'open' | 'lost' | 'won'): Query => sql`
  coalesce(sum(n.cents) filter (where n.from_account = 'receivable' and n.to_account = 'blocked' and k.state = ${state}), 0)::bigint`;

/** Unsettled receivables due until `day`, with their shares of their orders. The store's ledger must be locked. */
export async function dueOrders(tx: Transaction, day: CalendarDate): Promise<DueOrder[]> {
  const rows = await tx.rows<DueRow>(sql`
    with due as (
      select receivable_id, order_id, posting_id, cents, original_cents from receivables
       where store_id = ${tx.storeId} and state = 'open' and due_on <= ${day}::date)
    select due.receivable_id as "receivableId", due.order_id as "orderId", due.cents, due.original_cents as "originalCents",
           w.settled as "beforeCents", w.whole as "wholeCents", o.amounts as "order", s.amounts as before,
           json_build_object('reducedCents', w.reduced, 'commissionCents', e.commission - s.commission, 'feeCents', e.fee - s.fee,
             'coveredCents', e.covered - s.covered) as since,
           json_build_object('openCents', e.open, 'lostCents', e.lost, 'wonCents', e.won) as taken,
           json_build_object('blockedCents', s.blocked, 'lostCents', s.lost) as had
      from due
     cross join lateral (
       select coalesce(sum(original_cents) filter (where state = 'settled'), 0)::bigint as settled,
              sum(original_cents)::bigint as whole,
              coalesce(sum(original_cents - cents) filter (where state <> 'settled'), 0)::bigint as reduced
         from receivables r
        where r.store_id = ${tx.storeId} and r.order_id = due.order_id and r.posting_id = due.posting_id) w
     cross join lateral (
       select json_build_object(
                'onlineCents', sum(online_cents), 'paidCents', sum(online_cents + cash_cents + card_cents + partner_cents),
                'deliveryCents', sum(delivery_cents), 'storeDiscountCents', sum(store_discount_cents),
                'sponsoredCents', sum(sponsored_cents), 'feeCents', sum(fee_cents),
                'commissionCents', sum(commission_cents), 'keptByOthersCents', sum(platform_fee_cents)) as amounts
         from order_transactions t
        where t.store_id = ${tx.storeId} and t.order_id = due.order_id and t.kind in ('delivered', 'undone')) o
     cross join lateral (
       select json_build_object(
                'soldDeliveryCents', coalesce(sum(coalesce(sold_delivery_cents, delivery_cents)), 0),
                'soldStoreDiscountCents', coalesce(sum(coalesce(sold_store_discount_cents, store_discount_cents)), 0),
                'soldSponsoredCents', coalesce(sum(coalesce(sold_sponsored_cents, sponsored_cents)), 0),
                'soldFeeCents', coalesce(sum(coalesce(sold_fee_cents, fee_cents)), 0),
                'soldCommissionCents', coalesce(sum(coalesce(sold_commission_cents, commission_cents)), 0),
                'keptByOthersCents', coalesce(sum(kept_by_others_cents), 0)) as amounts,
              coalesce(sum(sold_commission_cents - commission_cents), 0)::bigint as commission,
              coalesce(sum(sold_fee_cents - fee_cents), 0)::bigint as fee,
              coalesce(sum(covered_cents), 0)::bigint as covered, coalesce(sum(blocked_cents), 0)::bigint as blocked,
              coalesce(sum(lost_cents), 0)::bigint as lost
         from settlement_orders x where x.store_id = ${tx.storeId} and x.order_id = due.order_id) s
     cross join lateral (
       select coalesce(sum(n.cents) filter (where n.to_account = 'receivable' and n.kind = 'commission'), 0)::bigint as commission,
              coalesce(sum(n.cents) filter (where n.to_account = 'receivable' and n.kind = 'payment-fee'), 0)::bigint as fee,
              coalesce(sum(n.cents) filter (where n.to_account = 'receivable' and n.kind = 'shortage'), 0)::bigint as covered,
              ${TAKEN('open')} as open, ${TAKEN('lost')} as lost, ${TAKEN('won')} as won
         from ledger_postings p
         join ledger_entries n on n.store_id = ${tx.storeId} and n.seq between p.first_seq and p.last_seq
         left join ledger_blocks k on p.source_kind = 'dispute' and k.store_id = ${tx.storeId} and k.order_id = due.order_id
                                  and k.dispute_id::text = p.source_id
        where p.store_id = ${tx.storeId} and p.order_id = due.order_id and p.posting_id >= due.posting_id
          and p.source_kind in ('refund', 'dispute')
          and 'receivable' in (n.from_account, n.to_account)) e
     order by due.receivable_id`);
  // When an order has several receivables in the list, each continues from the shares of the one before.
  const seen = new Map<number, { beforeCents: number; before: SharedBefore; since: Reductions }>();
  return rows.map(({ receivableId, orderId, order, taken, had, ...row }) => {
    const since = { ...row.since, ...contestedLeft(taken, had) };
    const of = { ...row, since, ...seen.get(orderId) };
    const share = settledShare(order, of, of.before, of.since);
    seen.set(orderId, {
      beforeCents: of.beforeCents + of.originalCents,
      before: sharedAfter(of.before, share),
      since: reductionsAfter(of.since, of, share),
    });
    return { receivableId, orderId, ...share };
  });
}

/**
 * Saves a settlement with its orders, and marks their receivables as settled. The settlement's posting must
 * already be written.
 */
export async function writeSettlement(
  tx: Transaction,
  input: { settlementId: number; day: CalendarDate; at: number; settlement: Settlement; due: DueOrder[] },
): Promise<void> {
  const { settlementId, day, at, settlement: of, due } = input;
  const orderCount = new Set(due.map(({ orderId }) => orderId)).size;
  await tx.rows(sql`
    insert into settlements (store_id, settlement_id, day, settled_at, net_cents, retained_cents, retained_invoice_cents,
                             credit_cents, payout_cents, order_count)
    values (${tx.storeId}, ${settlementId}, ${day}::date, ${new Date(at).toISOString()}::timestamptz, ${of.netCents},
            ${of.retainedCents}, ${of.retainedForInvoicesCents}, ${of.creditCents}, ${of.payoutCents}, ${orderCount})`);
  if (due.length === 0) return;
  await tx.rows(sql`
    insert into settlement_orders (store_id, settlement_id, receivable_id, order_id, paid_cents, subtotal_cents, delivery_cents,
                                   store_discount_cents, sponsored_cents, fee_cents, commission_cents, other_cents, net_cents,
                                   sold_subtotal_cents, sold_delivery_cents, sold_store_discount_cents, sold_sponsored_cents,
                                   sold_fee_cents, sold_commission_cents, kept_by_others_cents, refund_cents, lost_cents,
                                   blocked_cents, covered_cents)
    select ${tx.storeId}::integer, ${settlementId}::bigint, "receivableId", "orderId", "paidCents", "subtotalCents",
           "deliveryCents", "storeDiscountCents", "sponsoredCents", "feeCents", "commissionCents", "otherCents", "netCents",
           "soldSubtotalCents", "soldDeliveryCents", "soldStoreDiscountCents", "soldSponsoredCents", "soldFeeCents",
           "soldCommissionCents", "keptByOthersCents", "refundCents", "lostCents", "blockedCents", "coveredCents"
      from json_to_recordset(${JSON.stringify(due)}) as row ("receivableId" bigint, "orderId" bigint, "paidCents" bigint,
           "subtotalCents" bigint, "deliveryCents" bigint, "storeDiscountCents" bigint, "sponsoredCents" bigint,
           "feeCents" bigint, "commissionCents" bigint, "otherCents" bigint, "netCents" bigint,
           "soldSubtotalCents" bigint, "soldDeliveryCents" bigint, "soldStoreDiscountCents" bigint, "soldSponsoredCents" bigint,
           "soldFeeCents" bigint, "soldCommissionCents" bigint, "keptByOthersCents" bigint, "refundCents" bigint,
           "lostCents" bigint, "blockedCents" bigint, "coveredCents" bigint)
    returning 1`);
  await tx.rows(sql`
    update receivables set state = 'settled', settlement_id = ${settlementId}
     where store_id = ${tx.storeId} and receivable_id = any(${due.map(({ receivableId }) => receivableId)}::bigint[])`);
}
