import type { Dashboard } from '@comanda/contract/insight/insight/dashboard.calls';
import type { PeriodSales } from '@comanda/domain/insight/insight/metrics';
import {
  type CountKind,
  SALE_METHODS,
  type SaleOutcome,
  type SaleWay,
} from '@comanda/domain/insight/insight/order-fact';
import { noSales, type SalesDay, type SalesSums, sumSales } from '@comanda/domain/insight/insight/sales-day';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { IS_REFUND } from './sold-conditions.ts';

/** The columns of a day's sums, named like the fields of the type. */
export const SALES_DAY_COLUMNS: Query = sql`
  day, outcome, way, orders, subtotal_cents as "subtotalCents", delivery_cents as "deliveryCents",
  store_discount_cents as "storeDiscountCents", sponsored_cents as "sponsoredCents", online_cents as "onlineCents",
  card_cents as "cardCents", cash_cents as "cashCents", commission_cents as "commissionCents",
  sponsored_orders as "sponsoredOrders", deliveries, other_fees_cents as "otherFeesCents", terms_orders as "termsOrders",
  terms_sales_cents as "termsSalesCents"`;

/** The sums of each day of a range. Days without orders are left out. */
export function readSalesDays(tx: Transaction, { from, to }: DayRange): Promise<SalesDay[]> {
  return tx.rows<SalesDay>(sql`
    select ${SALES_DAY_COLUMNS} from sales_days
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date and orders <> 0
     order by day, outcome, way`);
}

/** The first and the last day with orders of a store; null without orders. */
export async function daysWithSales(tx: Transaction): Promise<DayRange | null> {
  const row = await tx.maybeRow<{ from: CalendarDate | null; to: CalendarDate | null }>(sql`
    select min(day) as "from", max(day) as "to" from sales_days where store_id = ${tx.storeId} and orders <> 0`);
  return row === null || row.from === null || row.to === null ? null : { from: row.from, to: row.to };
}

/**
 * Cents that were refunded after the delivery of orders of these days. Refunds after the moment `until` are
 * left out.
 */
export async function readRefunds(
  tx: Transaction,
  { from, to }: DayRange,
  until: number | null = null,
): Promise<number> {
  const row = await tx.maybeRow<{ cents: number }>(sql`
    select coalesce(-sum(online_cents + cash_cents + card_cents + partner_cents), 0)::bigint as cents from order_transactions t
     where store_id = ${tx.storeId} and booked_on >= ${from}::date and day between ${from}::date and ${to}::date
       and ${IS_REFUND}
       and (${until === null ? null : new Date(until)}::timestamptz is null or occurred_at <= ${until === null ? null : new Date(until)}::timestamptz)`);
  return row?.cents ?? 0;
}

/** Sums of a period by the outcome of its orders. */
export function periodSales(days: readonly SalesDay[], refundedCents: number): PeriodSales {
  const ended = (outcome: SaleOutcome) => sumSales(days.filter((day) => day.outcome === outcome));
  return {
    ...{ completed: ended('completed'), cancelled: ended('cancelled'), open: ended('open') },
    ...{ unpaid: ended('unpaid'), refundedCents },
  };
}

/** Orders of one outcome by payment way. */
export function salesByWay(days: readonly SalesDay[], outcome: SaleOutcome): Record<SaleWay, SalesSums> {
  const of = days.filter((day) => day.outcome === outcome);
  return Object.fromEntries(
    SALE_METHODS.map((way) => [way, sumSales(of.filter((day) => day.way === way))]),
  ) as Record<SaleWay, SalesSums>;
}

/** Orders of one outcome by day. Days without such orders are left out. */
export function salesByDay(days: readonly SalesDay[], outcome: SaleOutcome): Map<CalendarDate, SalesSums> {
  const sums = new Map<CalendarDate, SalesSums>();
  for (const day of days)
    if (day.outcome === outcome) sums.set(day.day, sumSales([sums.get(day.day) ?? noSales(), day]));
  return sums;
}

/** A count and an amount. `name`: the newest spelling. */
export interface Counted {
  key: string;
  name: string;
  times: number;
  /** The count in the previous period; null when the store did not exist during that whole period. */
  before: number | null;
  cents: number;
}

/** Kinds of counts that the dashboard compares with the previous period. */
export type CountedKind = 'reason' | 'out' | 'item' | 'district';

/**
 * Reads one kind of count in a period, by key: most frequent first, then by name. `name` is the newest name
 * of its key. The SQL takes the maximum of day and name, because sorting all days would be slower.
 */
export function readCounts(
  tx: Transaction,
  { from, to }: DayRange,
  of: { kind: CountKind; outcome: SaleOutcome | null; before?: DayRange; most?: number },
): Promise<Counted[]> {
  const { kind, outcome, before = { from, to: from }, most = null } = of;
  const isNow = sql`day between ${from}::date and ${to}::date`;
  const isBefore = sql`day between ${before.from}::date and ${before.to}::date and day < ${from}::date`;
  return tx.rows<Counted>(sql`
    select key, substr(max((day::text || name) collate "C"), 11) collate "default" as name, sum(times) filter (where ${isNow})::float8 as times,
           coalesce(sum(times) filter (where ${isBefore}), 0)::float8 as before,
           coalesce(sum(cents) filter (where ${isNow}), 0)::bigint as cents
      from sales_counts
     where store_id = ${tx.storeId} and kind = ${kind} and day between ${before.from}::date and ${to}::date
       and (${outcome}::text is null or outcome = ${outcome})
     group by key having sum(times) filter (where ${isNow}) <> 0
     order by 3 desc, 2, 1 limit ${most}`);
}

/** Sum of all counts of one kind in a period. */
export async function sumOfCounts(
  tx: Transaction,
  { from, to }: DayRange,
  { kind, outcome }: { kind: CountKind; outcome: SaleOutcome },
): Promise<number> {
  const row = await tx.maybeRow<{ times: number }>(sql`
    select coalesce(sum(times), 0)::float8 as times from sales_counts
     where store_id = ${tx.storeId} and kind = ${kind} and day between ${from}::date and ${to}::date and outcome = ${outcome}`);
  return row?.times ?? 0;
}

/**
 * Completed orders by weekday (0 is Sunday) of their operational day, and by hour. `ofFinished`: only days in
 * `finished` are counted.
 */
export function readHours(
  tx: Transaction,
  { from, to }: DayRange,
  finished: DayRange,
): Promise<{ weekday: number; hour: number; orders: number; ofFinished: number }[]> {
  return tx.rows(sql`
    select extract(dow from day)::integer as weekday, key::integer as hour, sum(times)::integer as orders,
           coalesce(sum(times) filter (where day between ${finished.from}::date and ${finished.to}::date), 0)::integer as "ofFinished"
      from sales_counts
     where store_id = ${tx.storeId} and kind = 'hour' and outcome = 'completed' and day between ${from}::date and ${to}::date
     group by 1, 2 having sum(times) <> 0 order by 1, 2`);
}

/**
 * Customers of a period's completed orders: new customers, known customers, and the number of orders without
 * a customer. Orders are only read if there may be known customers.
 */
export async function readCustomers(
  tx: Transaction,
  { from, to }: DayRange,
): Promise<{ fresh: number; returning: number; ordersWithoutCustomer: number }> {
  const row = await tx.maybeRow<{ fresh: number; all: number | null; ordersWithoutCustomer: number }>(sql`
    select (select count(*) from sales_customers
             where store_id = ${tx.storeId} and first_day between ${from}::date and ${to}::date)::integer as fresh,
           case when exists (select from sales_customers where store_id = ${tx.storeId} and first_day < ${from}::date) then
             (select count(*) from (
                select 1 from order_facts
                 where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date and outcome = 'completed'
                   and customer_no is not null
                 group by customer_no) of)::integer
           end as "all",
           (select coalesce(sum(times), 0) from sales_counts
             where store_id = ${tx.storeId} and kind = 'nobody' and outcome = 'completed'
               and day between ${from}::date and ${to}::date)::integer as "ordersWithoutCustomer"`);
  const { fresh, all, ordersWithoutCustomer } = row ?? { fresh: 0, all: null, ordersWithoutCustomer: 0 };
  return { fresh, returning: all === null ? 0 : all - fresh, ordersWithoutCustomer };
}

/**
 * Customers by month: new customers (by their first completed order) and known customers. Each month is read
 * separately, because half a year has many orders. An index contains only the new customers.
 */
export function readMonths(tx: Transaction, { from, to }: DayRange): Promise<Dashboard['months'][number][]> {
  return tx.rows(sql`
    with months as (
      select month::date as begins, least((month + interval '1 month')::date - 1, ${to}::date) as ends
        from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 month') month),
    counted as (
      select begins,
             (select count(*) from (
                select 1 from order_facts
                 where store_id = ${tx.storeId} and day between begins and ends and outcome = 'completed' and customer_no is not null
                 group by customer_no) of) as customers,
             (select count(*) from sales_customers
               where store_id = ${tx.storeId} and first_day between begins and ends) as fresh
        from months)
    select to_char(begins, 'YYYY-MM') as month, fresh::integer, (customers - fresh)::integer as returning
      from counted where customers > 0 order by begins`);
}
