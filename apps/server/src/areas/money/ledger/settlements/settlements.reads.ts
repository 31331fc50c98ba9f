import type {
  SettledOrderRow,
  Settlement,
  SettlementDetail,
  SettlementTransfer,
} from '@comanda/contract/money/ledger/settlements.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { SettlementState } from '@comanda/domain/money/ledger/payment-status';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { definePaged, selecting } from '../../../../platform/paged/define-paged.ts';
import { down } from '../../../../platform/paged/sort-key.ts';
import { returnedOf } from '../orders/order-returns.reads.ts';
import { SETTLEMENT_STATE } from './settlement-state.ts';

export interface SettlementFilter extends DayRange {
  state: SettlementState | null;
}

const SUMMED = (column: Query): Query => sql`sum(${column})::bigint`;
const PLAIN = (column: Query): Query => column;

/**
 * SQL expression that puts the amounts of `settlement_orders` into one JSON object. `of` wraps each column,
 * for example in a sum.
 */
const LINES = (of: (column: Query) => Query): Query => sql`
  jsonb_build_object(
    'soldSubtotalCents', ${of(sql`sold_subtotal_cents`)}, 'soldDeliveryCents', ${of(sql`sold_delivery_cents`)},
    'soldStoreDiscountCents', ${of(sql`sold_store_discount_cents`)}, 'soldSponsoredCents', ${of(sql`sold_sponsored_cents`)},
    'soldFeeCents', ${of(sql`sold_fee_cents`)}, 'soldCommissionCents', ${of(sql`sold_commission_cents`)},
    'keptByOthersCents', ${of(sql`kept_by_others_cents`)}, 'refundCents', ${of(sql`refund_cents`)},
    'lostCents', ${of(sql`coalesce(lost_cents, 0)`)}, 'blockedCents', ${of(sql`blocked_cents`)}, 'coveredCents', ${of(sql`covered_cents`)})`;

/** SQL lateral join with the sums of a settlement's orders. */
const SUMS = (storeId: number): Query => sql`
  cross join lateral (
    select coalesce(sum(paid_cents), 0)::bigint as paid, coalesce(sum(delivery_cents), 0)::bigint as delivery,
           coalesce(sum(store_discount_cents), 0)::bigint as given, coalesce(sum(sponsored_cents), 0)::bigint as sponsored,
           coalesce(sum(fee_cents), 0)::bigint as fee, coalesce(sum(commission_cents), 0)::bigint as commission,
           coalesce(sum(other_cents), 0)::bigint as other,
           coalesce(sum(other_cents) filter (where sold_fee_cents is null), 0)::bigint as unnamed,
           coalesce(sum(coalesce(sold_subtotal_cents + sold_delivery_cents - sold_store_discount_cents - sold_sponsored_cents,
                                 paid_cents)), 0)::bigint as sold,
           coalesce(sum(coalesce(sold_fee_cents, fee_cents)), 0)::bigint as sold_fee,
           coalesce(sum(coalesce(sold_commission_cents, commission_cents)), 0)::bigint as sold_commission,
           coalesce(sum(refund_cents), 0)::bigint as refund, coalesce(sum(lost_cents), 0)::bigint as lost,
           coalesce(sum(blocked_cents), 0)::bigint as blocked, coalesce(sum(kept_by_others_cents), 0)::bigint as kept,
           coalesce(sum(covered_cents), 0)::bigint as covered,
           case when bool_and(sold_fee_cents is not null) then ${LINES(SUMMED)} end as lines
      from settlement_orders x where x.store_id = ${storeId} and x.settlement_id = s.settlement_id) o`;

const COLUMNS: Query = sql`
  s.settlement_id as "settlementId", s.day, s.payout_cents as "payoutCents", o.paid as "totalCents",
  o.paid - o.delivery as "subtotalCents", o.delivery as "deliveryCents", o.fee as "feeCents", o.commission as "commissionCents",
  s.retained_cents + s.retained_invoice_cents as "retainedCents", ${SETTLEMENT_STATE} as state, s.order_count as "orderCount",
  s.credit_cents as "creditCents", o.blocked as "blockedCents", o.kept as "keptByOthersCents", o.covered as "coveredCents",
  o.unnamed as "unnamedCents", o.sold as "soldCents", o.sold_fee as "soldFeeCents", o.sold_commission as "soldCommissionCents",
  o.refund as "refundCents", o.lost as "lostCents"`;

/** The store's settlements, newest first. */
export const settlementList = definePaged({
  name: 'settlements',
  columns: selecting<Settlement>(COLUMNS),
  from: (storeId, { from, to, state }: SettlementFilter) => sql`
      from settlements s
      left join payment_transfers t on t.store_id = ${storeId} and t.key = s.transfer_key
      ${SUMS(storeId)}
     where s.store_id = ${storeId} and s.day between ${from}::date and ${to}::date
       and (${state}::text is null or ${SETTLEMENT_STATE} = ${state})`,
  sorts: { newest: [down(sql`s.day`, 'day'), down(sql`s.settlement_id`, 'number')] },
  defaultSort: 'newest',
});

/** The paid and deducted amounts of each settlement in a range of days, and the sum of all paid amounts. */
export async function readDays(tx: Transaction, { from, to }: DayRange) {
  const days = await tx.rows<{ day: CalendarDate; payoutCents: number; retainedCents: number }>(sql`
    select day, payout_cents as "payoutCents", retained_cents + retained_invoice_cents as "retainedCents" from settlements
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date order by day`);
  return { days, payoutCents: days.reduce((sum, { payoutCents }) => sum + payoutCents, 0) };
}

type Head = Omit<SettlementDetail, 'transfers' | 'orders' | 'returned'> & {
  failedKey: string | null;
  transferKey: string | null;
};

/** A settlement with its orders, deductions and transfers; null when the store has no such settlement. */
export async function findSettlement(
  tx: Transaction,
  settlementId: number,
): Promise<SettlementDetail | null> {
  const { storeId } = tx;
  const row = await tx.maybeRow<Head>(sql`
    select ${COLUMNS}, s.settled_at as "settledAt", s.net_cents as "netCents", o.lines,
           s.retained_cents as "retainedForDebtCents", s.retained_invoice_cents as "retainedForInvoicesCents",
           o.other as "otherCents", o.given as "storeDiscountCents", o.sponsored as "sponsoredCents",
           s.transfer_key is null and s.payout_cents > 0 as "isWaiting", s.failed_key as "failedKey",
           s.transfer_key as "transferKey"
      from settlements s
      left join payment_transfers t on t.store_id = ${storeId} and t.key = s.transfer_key
      ${SUMS(storeId)}
     where s.store_id = ${storeId} and s.settlement_id = ${settlementId}`);
  if (row === null) return null;
  const { failedKey, transferKey, ...settlement } = row;
  const orders = await tx.rows<SettledOrderRow>(sql`
    select x.order_id as "orderId", o.code, o.created_at as "createdAt", x.paid_cents as "paidCents",
           x.subtotal_cents as "subtotalCents", x.delivery_cents as "deliveryCents",
           x.store_discount_cents as "storeDiscountCents", x.sponsored_cents as "sponsoredCents", x.fee_cents as "feeCents",
           x.commission_cents as "commissionCents", x.other_cents as "otherCents", x.net_cents as "netCents",
           case when sold_fee_cents is not null then ${LINES(PLAIN)} end as lines
      from settlement_orders x left join orders o on o.store_id = ${storeId} and o.order_id = x.order_id
     where x.store_id = ${storeId} and x.settlement_id = ${settlementId} order by x.receivable_id`);
  const lost = orders.flatMap(({ orderId, lines }) =>
    lines === null || lines.lostCents === 0 ? [] : [orderId],
  );
  const returned = await returnedOf(tx, [...new Set(lost)]);
  return {
    ...settlement,
    returned: returned.filter(({ kind }) => kind === 'dispute'),
    transfers: await transfersOf(tx, [transferKey, failedKey], settlement.day),
    orders,
  };
}

/** The transfers of a settlement, newest first. A manual transfer may cover several settlements. */
async function transfersOf(
  tx: Transaction,
  keys: readonly (string | null)[],
  day: CalendarDate,
): Promise<SettlementTransfer[]> {
  const named = keys.filter((key) => key !== null);
  if (named.length === 0) return [];
  const rows = await tx.rows<Omit<SettlementTransfer, 'receiptUrl' | 'day'> & { transferId: number }>(sql`
    select transfer_id as "transferId", cents,
           case state when 'paid' then 'paid' when 'asking' then 'processing' when 'waiting' then 'processing' else 'failed' end as state,
           coalesce(ended_at, paid_at) as "finishedAt", case when state in ('failed', 'returned') then reason end as "failReason"
      from payment_transfers where store_id = ${tx.storeId} and key = any(${named}::text[])
     order by transfer_id desc`);
  return rows.map(({ transferId, ...transfer }) => ({
    ...transfer,
    day,
    receiptUrl: transfer.state === 'paid' ? receiptPath(transferId) : null,
  }));
}

/** The panel's page that shows the receipt of a transfer. */
const receiptPath = (transferId: number) =>
  `/financeiro/vendas/vendas/transferir?transferencia=${transferId}`;
