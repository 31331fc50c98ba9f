import type {
  AccountantDay,
  AccountantDays,
  OrderPart,
  OrderTransaction,
  PeriodOrder,
  PeriodSummary,
} from '@comanda/contract/money/ledger/overview.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Balances } from '@comanda/domain/money/ledger/accounts';
import type { FinancialPeriod } from '@comanda/domain/money/ledger/financial-period';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { definePaged, selecting } from '../../../../platform/paged/define-paged.ts';
import { down, up } from '../../../../platform/paged/sort-key.ts';
import { UNKNOWN_BRAND, withBrands } from '../orders/unknown-brand.ts';

/** SQL expression for money that customers paid outside the platform, directly to the store. */
const OUTSIDE: Query = sql`t.cash_cents + t.card_cents + t.partner_cents`;

const AMOUNTS: Query = sql`
  t.subtotal_cents as "subtotalCents", t.delivery_cents as "deliveryCents", t.subtotal_cents + t.delivery_cents as "totalCents",
  t.store_discount_cents as "storeDiscountCents", t.sponsored_cents as "sponsoredCents", ${OUTSIDE} as "outsideCents",
  t.fee_cents as "feeCents", t.commission_cents as "commissionCents", t.platform_fee_cents as "platformFeeCents",
  t.nett_cents as "nettCents"`;
const SUMMED: Query = sql`
  sum(t.subtotal_cents)::bigint as "subtotalCents", sum(t.delivery_cents)::bigint as "deliveryCents",
  sum(t.subtotal_cents + t.delivery_cents)::bigint as "totalCents", sum(t.store_discount_cents)::bigint as "storeDiscountCents",
  sum(t.sponsored_cents)::bigint as "sponsoredCents", sum(${OUTSIDE})::bigint as "outsideCents", sum(t.fee_cents)::bigint as "feeCents",
  sum(t.commission_cents)::bigint as "commissionCents", sum(t.platform_fee_cents)::bigint as "platformFeeCents",
  sum(t.nett_cents)::bigint as "nettCents"`;

/** For each part of the sums: the SQL condition that this part of the order is not zero. */
const IN_PART: Record<OrderPart, Query> = {
  subtotalCents: sql`p."subtotalCents" <> 0`,
  deliveryCents: sql`p."deliveryCents" <> 0`,
  storeDiscountCents: sql`p."storeDiscountCents" <> 0`,
  sponsoredCents: sql`p."sponsoredCents" <> 0`,
  outsideCents: sql`p."outsideCents" <> 0`,
  feeCents: sql`p."feeCents" <> 0`,
  commissionCents: sql`p."commissionCents" <> 0`,
  platformFeeCents: sql`p."platformFeeCents" <> 0`,
};

export interface TransactionFilter extends DayRange {
  settlementId: number | null;
  isOnline: boolean | null;
  orderId: number | null;
}

/** Transactions of orders, newest first. */
export const orderTransactions = definePaged({
  name: 'order-transactions',
  columns: selecting<Omit<OrderTransaction, 'brandOutsidePlan'>>(sql`
    o.code, t.order_id as "orderId", o.created_at as "orderedAt", t.way, t.posting_id as "postingId", t.occurred_at as at,
    t.booked_on as "bookedOn", t.kind, ${UNKNOWN_BRAND} as "isBrandUnknown", ${AMOUNTS}`),
  from: (storeId, { from, to, settlementId, isOnline, orderId }: TransactionFilter) => {
    const ofSettlement =
      settlementId === null
        ? sql``
        : sql`and t.order_id in (select order_id from settlement_orders
                                  where store_id = ${storeId} and settlement_id = ${settlementId})`;
    const ofOrder = orderId === null ? sql`` : sql`and t.order_id = ${orderId}`;
    const ofWay =
      isOnline === null ? sql`` : isOnline ? sql`and t.way = 'online'` : sql`and t.way <> 'online'`;
    return sql`
      from order_transactions t left join orders o on o.store_id = ${storeId} and o.order_id = t.order_id
     where t.store_id = ${storeId} and t.booked_on between ${from}::date and ${to}::date ${ofSettlement} ${ofOrder} ${ofWay}`;
  },
  sorts: { newest: [down(sql`t.booked_on`, 'day'), down(sql`t.posting_id`, 'number')] },
  defaultSort: 'newest',
  present: withBrands,
});

/**
 * Orders of a range of accounting days, each with its summed transactions; newest order first. The listed day
 * is the order's own day.
 */
export const periodOrders = definePaged({
  name: 'period-orders',
  columns: selecting<Omit<PeriodOrder, 'brandOutsidePlan'>>(sql`
    o.code, p."orderId", o.created_at as "orderedAt", p.way, p."isBrandUnknown", p."lastOn", p.count, p."subtotalCents", p."deliveryCents",
    p."totalCents", p."storeDiscountCents", p."sponsoredCents", p."outsideCents", p."feeCents", p."commissionCents",
    p."platformFeeCents", p."nettCents"`),
  from: (storeId, { from, to, part }: DayRange & { part: OrderPart | null }) => sql`
      from (select t.order_id as "orderId", max(t.booked_on) as "lastOn",
                   (array_agg(t.way order by t.posting_id))[1] as way, count(*)::integer as count,
                   bool_or(${UNKNOWN_BRAND}) as "isBrandUnknown", ${SUMMED}
              from order_transactions t
             where t.store_id = ${storeId} and t.booked_on between ${from}::date and ${to}::date
             group by t.order_id) p
      left join orders o on o.store_id = ${storeId} and o.order_id = p."orderId"
     where ${part === null ? sql`true` : IN_PART[part]}`,
  sorts: { newest: [down(sql`p."orderId"`, 'number')] },
  defaultSort: 'newest',
  present: withBrands,
});

type AccountantSums = Omit<AccountantDays, 'rows' | 'next' | 'at' | 'store' | 'provider'>;

/** SQL expression for the store's fines minus reversed fines. */
const FINES: Query = sql`
  coalesce(sum(case when to_account = 'fine' then cents when from_account = 'fine' then -cents end), 0)::bigint`;
const ADJUSTMENTS: Query = sql`
  coalesce(sum(case when from_account = 'custom' then cents else -cents end) filter (where kind = 'adjustment'), 0)::bigint`;
/**
 * SQL expression for disputed amounts of delivered orders that are still blocked on `day`. Before the
 * delivery, blocked money does not belong to the store yet. A lost dispute is part of its order's amounts.
 */
const blockedThrough = (day: CalendarDate): Query => sql`
  coalesce(sum(case 'blocked' when to_account then cents when from_account then -cents end)
             filter (where booked_on <= ${day}::date and kind = 'blocked' and 'held' not in (from_account, to_account)), 0)::bigint`;

/**
 * A period day by day, in order of time. Only days with a sale, a fine, an adjustment or a dispute are
 * listed.
 */
export const accountantDays = definePaged({
  name: 'accountant-days',
  columns: selecting<AccountantDay>(sql`d.*`),
  from: (storeId, { from, to }: DayRange) => sql`
      from (select day, sum(orders)::integer as orders, ${SUMMED},
                   sum(t.online_cents)::bigint as "onlineCents", sum(t.cash_cents)::bigint as "cashCents",
                   sum(t.card_cents)::bigint as "cardCents", sum(t.partner_cents)::bigint as "partnerCents",
                   sum(t.fee_cents + t.commission_cents + t.platform_fee_cents)::bigint as "keptCents",
                   sum(t.tip_cents)::bigint as "tipCents",
                   sum(t.subtotal_cents + t.delivery_cents + t.returned_cents)::bigint as "grossCents",
                   sum(t.returned_cents)::bigint as "returnedCents", sum(t.fine_cents)::bigint as "fineCents",
                   sum(t.custom_cents)::bigint as "customCents",
                   sum(t.nett_cents - t.fine_cents + t.custom_cents)::bigint as "resultCents",
                   sum(t.blocked_cents)::bigint as "contestedCents"
              from (select t.booked_on as day, case t.kind when 'delivered' then 1 when 'undone' then -1 else 0 end as orders,
                           t.subtotal_cents, t.delivery_cents, t.store_discount_cents, t.sponsored_cents, t.online_cents, t.cash_cents,
                           t.card_cents, t.partner_cents, t.fee_cents, t.commission_cents, t.platform_fee_cents, t.nett_cents,
                           coalesce(case t.kind when 'delivered' then f.cents when 'undone' then -f.cents end, 0) as tip_cents,
                           case when t.kind in ('refund', 'dispute-lost') then -t.subtotal_cents - t.delivery_cents else 0 end
                             as returned_cents,
                           0 as fine_cents, 0 as custom_cents, case t.kind when 'dispute-lost' then t.online_cents else 0 end as blocked_cents
                      from order_transactions t
                      left join lateral (
                        select sum(cents) as cents from order_fees
                         where store_id = ${storeId} and order_id = t.order_id and kind = 'tip') f on true
                     where t.store_id = ${storeId} and t.booked_on between ${from}::date and ${to}::date
                     union all
                    select booked_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${FINES}, ${ADJUSTMENTS}, ${blockedThrough(to)}
                      from ledger_entries
                     where store_id = ${storeId} and booked_on between ${from}::date and ${to}::date
                       and (kind in ('adjustment', 'blocked') or 'fine' in (from_account, to_account))
                     group by booked_on) t
             group by day) d
     where true`,
  sorts: { oldest: [up(sql`d.day`, 'day')] },
  defaultSort: 'oldest',
  totals: selecting<AccountantSums>(sql`
    coalesce(sum(d.orders), 0)::integer as "sumOrders", coalesce(sum(d."totalCents"), 0)::bigint as "sumTotalCents",
    coalesce(sum(d."deliveryCents"), 0)::bigint as "sumDeliveryCents", coalesce(sum(d."tipCents"), 0)::bigint as "sumTipCents",
    coalesce(sum(d."feeCents"), 0)::bigint as "sumFeeCents", coalesce(sum(d."commissionCents"), 0)::bigint as "sumCommissionCents",
    coalesce(sum(d."keptCents"), 0)::bigint as "sumKeptCents", coalesce(sum(d."nettCents"), 0)::bigint as "sumNettCents",
    coalesce(sum(d."grossCents"), 0)::bigint as "sumGrossCents", coalesce(sum(d."returnedCents"), 0)::bigint as "sumReturnedCents",
    coalesce(sum(d."storeDiscountCents"), 0)::bigint as "sumStoreDiscountCents",
    coalesce(sum(d."outsideCents"), 0)::bigint as "sumOutsideCents",
    coalesce(sum(d."platformFeeCents"), 0)::bigint as "sumPlatformFeeCents", coalesce(sum(d."fineCents"), 0)::bigint as "sumFineCents",
    coalesce(sum(d."customCents"), 0)::bigint as "sumCustomCents", coalesce(sum(d."resultCents"), 0)::bigint as "sumResultCents",
    coalesce(sum(d."contestedCents"), 0)::bigint as "sumContestedCents"`),
});

/** The store's registered name and document. */
export async function partyOf(tx: Transaction): Promise<AccountantDays['store']> {
  const row = await tx.maybeRow<AccountantDays['store']>(sql`
    select legal_name as "legalName", document from stores where store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row;
}

type Sums = Omit<
  PeriodSummary,
  | 'periodId'
  | 'from'
  | 'to'
  | 'isClosed'
  | 'at'
  | 'invoiceId'
  | 'invoiceUrl'
  | 'bankSlipUrl'
  | 'nfseUrl'
  | 'balanceCents'
  | 'currentEndCents'
  | keyof MonthMoney
>;

/**
 * Sums of a period. From the account `custom` only adjustments are counted. Its other entries are not the
 * store's money, or are part of the orders' amounts.
 */
export async function summarise(tx: Transaction, { from, to }: DayRange): Promise<Sums> {
  const { storeId } = tx;
  const row = await tx.maybeRow<
    Omit<Sums, 'fineCents' | 'customCents' | 'sponsorBalanceCents' | 'retainedCents'>
  >(sql`
    select coalesce(sum(t.subtotal_cents + t.delivery_cents), 0)::bigint as "totalCents",
           coalesce(sum(t.subtotal_cents), 0)::bigint as "subtotalCents", coalesce(sum(t.delivery_cents), 0)::bigint as "deliveryCents",
           coalesce(sum(t.commission_cents), 0)::bigint as "commissionCents", coalesce(sum(t.fee_cents), 0)::bigint as "feeCents",
           coalesce(sum(t.online_cents), 0)::bigint as "onlineCents", coalesce(sum(t.cash_cents), 0)::bigint as "cashCents",
           coalesce(sum(t.card_cents), 0)::bigint as "cardCents", coalesce(sum(t.partner_cents), 0)::bigint as "partnerCents",
           coalesce(sum(t.store_discount_cents + t.sponsored_cents), 0)::bigint as "discountsCents",
           coalesce(sum(t.store_discount_cents), 0)::bigint as "storeDiscountCents",
           coalesce(sum(t.sponsored_cents), 0)::bigint as "sponsoredCents", coalesce(sum(t.online_cents), 0)::bigint as "allOnlineCents",
           coalesce(sum(${OUTSIDE}), 0)::bigint as "allOfflineCents",
           coalesce(sum(t.base_subtotal_cents), 0)::bigint as "baseSubtotalCents",
           coalesce(sum(t.base_delivery_cents), 0)::bigint as "baseDeliveryCents",
           coalesce(sum(t.platform_fee_cents), 0)::bigint as "platformFeeCents", coalesce(sum(t.nett_cents), 0)::bigint as "nettCents",
           (count(*) filter (where t.kind = 'delivered') - count(*) filter (where t.kind = 'undone'))::integer as "orderCount",
           (count(*) filter (where t.kind = 'delivered' and ${UNKNOWN_BRAND})
             - count(*) filter (where t.kind = 'undone' and ${UNKNOWN_BRAND}))::integer as "unknownBrandCount"
      from order_transactions t
     where t.store_id = ${storeId} and t.booked_on between ${from}::date and ${to}::date`);
  const flows = await tx.maybeRow<Record<'fine' | 'custom' | 'sponsor' | 'retained', number>>(sql`
    select ${FINES} as fine, ${ADJUSTMENTS} as custom,
           coalesce(sum(case when from_account = 'sponsor' then cents when to_account = 'sponsor' then -cents end), 0)::bigint as sponsor,
           coalesce(sum(cents) filter (where kind in ('retained', 'retained-invoice')), 0)::bigint as retained
      from ledger_entries
     where store_id = ${storeId} and booked_on between ${from}::date and ${to}::date
       and (kind in ('retained', 'retained-invoice', 'adjustment') or from_account in ('fine', 'sponsor')
            or to_account in ('fine', 'sponsor'))`);
  if (row === null || flows === null) throw new Error('sums without a row');
  const {
    fine: fineCents,
    custom: customCents,
    sponsor: sponsorBalanceCents,
    retained: retainedCents,
  } = flows;
  return { ...row, fineCents, customCents, sponsorBalanceCents, retainedCents };
}

/**
 * The amounts in cents that explain the difference between a month's result and the money paid to the store.
 */
type MonthMoney = Pick<
  PeriodSummary,
  | 'contestedCents'
  | 'openingCents'
  | 'otherCents'
  | 'receivedCents'
  | 'paidInvoicesCents'
  | 'receivableCents'
  | 'owedCents'
>;

/** SQL lists of accounts. `DUE`: money that the store will get. `OWED`: debts between store and provider. */
const DUE: Query = sql`('receivable', 'available', 'transit')`;
const OWED: Query = sql`('current', 'invoiced')`;
const flowTo = (accounts: Query): Query =>
  sql`case when to_account in ${accounts} then cents else 0 end - case when from_account in ${accounts} then cents else 0 end`;

/**
 * Reads the amounts between a month's result and the money paid. A balance at the month's end is the current
 * balance minus all later entries. `otherCents` is the remainder, for example of an undelivered order whose
 * refund and lost dispute exceeded its payment.
 */
export async function readMonthMoney(
  tx: Transaction,
  { from, to }: DayRange,
  balances: Balances,
  resultCents: number,
): Promise<MonthMoney> {
  const { storeId } = tx;
  const row = await tx.maybeRow<
    Record<'dueLater' | 'owedLater' | 'moved' | 'blocked' | 'lost' | 'received' | 'paidInvoices', number>
  >(sql`
    select coalesce(sum(${flowTo(DUE)}) filter (where booked_on > ${to}::date), 0)::bigint as "dueLater",
           coalesce(sum(${flowTo(OWED)}) filter (where booked_on > ${to}::date), 0)::bigint as "owedLater",
           coalesce(sum(${flowTo(DUE)} + ${flowTo(OWED)}) filter (where booked_on <= ${to}::date and kind <> 'opening'), 0)::bigint as moved,
           ${blockedThrough(to)} as blocked,
           coalesce(sum(case 'bank' when to_account then cents when from_account then -cents end)
             filter (where booked_on <= ${to}::date and kind = 'transfer'), 0)::bigint as received,
           coalesce(sum(case 'bank' when from_account then cents when to_account then -cents end)
             filter (where booked_on <= ${to}::date and kind <> 'transfer'), 0)::bigint as "paidInvoices",
           (select coalesce(sum(online_cents), 0)::bigint from order_transactions
             where store_id = ${storeId} and booked_on between ${from}::date and ${to}::date and kind = 'dispute-lost') as lost
      from ledger_entries where store_id = ${storeId} and booked_on >= ${from}::date`);
  if (row === null) throw new Error('sums without a row');
  const receivableCents = balances.receivable + balances.available + balances.transit - row.dueLater;
  const owedCents = balances.current + balances.invoiced - row.owedLater;
  const contestedCents = row.blocked + row.lost;
  return {
    ...{ contestedCents, receivableCents, owedCents, receivedCents: row.received },
    paidInvoicesCents: row.paidInvoices,
    openingCents: receivableCents + owedCents - row.moved,
    otherCents: row.moved + row.received - row.paidInvoices - resultCents + contestedCents,
  };
}

/**
 * The invoice of a closed period, and whether a boleto can pay it. Also the current account's balances at the closing
 * and on the last day. Null while the period is open.
 */
export function findClosing(
  tx: Transaction,
  { to }: Pick<FinancialPeriod, 'to'>,
): Promise<{ invoiceId: number; balanceCents: number; currentEndCents: number; hasSlip: boolean } | null> {
  return tx.maybeRow(sql`
    select i.invoice_id as "invoiceId", i.balance_cents as "balanceCents",
           i.balance_cents - coalesce(i.later_cents, 0) as "currentEndCents", exists (
             select from payment_boletos b
              where b.store_id = ${tx.storeId} and b.invoice_id = i.invoice_id and b.barcode is not null
                and b.state = 'open' and i.status = 'open') as "hasSlip"
      from invoices i where i.store_id = ${tx.storeId} and i.ends_on = ${to}::date and i.kind is not null`);
}

/** True when the store has an order with this number. */
export const isOrderOfStore = async (tx: Transaction, orderId: number): Promise<boolean> =>
  (await tx.maybeRow(sql`
    select 1 as found from orders where store_id = ${tx.storeId} and order_id = ${orderId}`)) !== null;
