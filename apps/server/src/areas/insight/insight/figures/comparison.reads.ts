import { foldedName, itemKeyOf } from '@comanda/domain/insight/insight/order-fact';
import { type Comparison, comparisonOf, finishedDays } from '@comanda/domain/insight/insight/report-days';
import type { SalesDay } from '@comanda/domain/insight/insight/sales-day';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { isCounted } from '@comanda/domain/orders/orders/quantity-words';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ReportMoment } from '../reports.ts';
import { type CountedKind, daysWithSales, readSalesDays } from './period.reads.ts';
import { REASON_KEY } from './sold-conditions.ts';

/** Determines the days that a period is compared with, from the store's current day and time. */
export async function readComparison(
  tx: Transaction,
  range: DayRange,
  { today, at }: Pick<ReportMoment, 'today' | 'at'>,
): Promise<Comparison> {
  const firstDay = (await daysWithSales(tx))?.from ?? null;
  return comparisonOf(range, { today, at, firstDay });
}

/** The finished days of a period since the store's first day. */
export async function readFinishedDays(
  tx: Transaction,
  range: DayRange,
  { today }: Pick<ReportMoment, 'today'>,
): Promise<DayRange> {
  const firstDay = (await daysWithSales(tx))?.from ?? null;
  return finishedDays(range, { today, firstDay });
}

type Part = NonNullable<Comparison['partOf']>;

/** The whole days of a comparison: without its last, partial day, if it has one. */
export const fullDays = ({ before, partOf }: Comparison): DayRange =>
  partOf === null ? before : { from: before.from, to: addDays(partOf.day, -1) };

/** Sums of the previous period, up to the moment that corresponds to now. */
export async function readSalesBefore(tx: Transaction, comparison: Comparison): Promise<SalesDay[]> {
  const complete = await readSalesDays(tx, fullDays(comparison));
  return comparison.partOf === null ? complete : [...complete, ...(await readPart(tx, comparison.partOf))];
}

/**
 * Sums of a day up to a moment. Orders created before that moment count with the status that they had at that
 * moment.
 */
function readPart(tx: Transaction, { day, until }: Part): Promise<SalesDay[]> {
  return tx.rows<SalesDay>(sql`
    with made as (
      select f.*, case when f.outcome = 'open' or o.closed_at <= ${new Date(until)} then f.outcome else 'open' end as stood
        from order_facts f join orders o on o.store_id = ${tx.storeId} and o.order_id = f.order_id
       where f.store_id = ${tx.storeId} and f.day = ${day}::date and o.created_at <= ${new Date(until)})
    select day, stood as outcome, way, count(*) as orders, sum(subtotal_cents)::bigint as "subtotalCents",
           sum(other_fees_cents)::bigint as "otherFeesCents", sum(delivery_cents)::bigint as "deliveryCents",
           sum(store_discount_cents)::bigint as "storeDiscountCents", sum(sponsored_cents)::bigint as "sponsoredCents",
           sum(online_cents)::bigint as "onlineCents", sum(card_cents)::bigint as "cardCents", sum(cash_cents)::bigint as "cashCents",
           sum(commission_cents)::bigint as "commissionCents", count(*) filter (where sponsored_cents > 0) as "sponsoredOrders",
           count(*) filter (where is_delivery) as deliveries, count(*) filter (where has_terms) as "termsOrders",
           coalesce(sum(subtotal_cents - other_fees_cents - store_discount_cents) filter (where has_terms), 0)::bigint as "termsSalesCents"
      from made group by day, stood, way`);
}

/** Counts of a day up to a moment, by key. */
export async function readCountsOfPart(
  tx: Transaction,
  { day, until }: Part,
  kind: CountedKind,
): Promise<Map<string, number>> {
  const closed = sql`
      from order_facts f join orders o on o.store_id = ${tx.storeId} and o.order_id = f.order_id
     where f.store_id = ${tx.storeId} and f.day = ${day}::date and o.created_at <= ${new Date(until)}`;
  const counts = new Map<string, number>();
  const add = (key: string, times: number) =>
    // Quantities have three decimals. Rounding removes the binary error of the sum.
    counts.set(key, Math.round(((counts.get(key) ?? 0) + times) * 1_000) / 1_000);
  if (kind === 'reason') {
    const rows = await tx.rows<{ key: string; times: number }>(sql`
      select ${REASON_KEY} as key, count(*)::integer as times
        ${closed} and f.outcome = 'cancelled' and o.closed_at <= ${new Date(until)} group by 1`);
    for (const { key, times } of rows) add(key, times);
  } else if (kind === 'out') {
    const rows = await tx.rows<{ names: string[]; times: number }>(sql`
      select o.items_out as names, count(*)::integer as times ${closed} and o.items_out <> '{}' group by 1`);
    for (const { names, times } of rows) for (const key of new Set(names.map(foldedName))) add(key, times);
  } else if (kind === 'district') {
    const rows = await tx.rows<{ name: string; times: number }>(sql`
      select f.district as name, count(*)::integer as times
        ${closed} and f.outcome = 'completed' and o.closed_at <= ${new Date(until)} and f.district is not null group by 1`);
    for (const { name, times } of rows) add(foldedName(name), times);
  } else {
    const rows = await tx.rows<{
      productId: number | null;
      name: string;
      unit: string;
      lines: number;
      quantity: number;
    }>(sql`
      select l.product_id as "productId", l.name, l.unit, count(*)::integer as lines, sum(l.quantity)::float8 as quantity
        from order_lines l
       where l.store_id = ${tx.storeId} and l.order_id in (
         select f.order_id ${closed} and f.outcome = 'completed' and o.closed_at <= ${new Date(until)})
       group by 1, 2, 3`);
    for (const { unit, lines, quantity, ...item } of rows)
      add(itemKeyOf(item), isCounted(unit) ? quantity : lines);
  }
  return counts;
}
