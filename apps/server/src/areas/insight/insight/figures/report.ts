import type { Report } from '@comanda/contract/insight/insight/report.calls';
import { metricsOf } from '@comanda/domain/insight/insight/metrics';
import { SALE_METHODS } from '@comanda/domain/insight/insight/order-fact';
import { daysOf } from '@comanda/domain/insight/insight/report-days';
import { type SalesDay, type SalesSums, sumSales } from '@comanda/domain/insight/insight/sales-day';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { letterheadLines } from '../../../store/store/public.ts';
import {
  periodSales,
  readCounts,
  readRefunds,
  readSalesDays,
  salesByDay,
  salesByWay,
} from './period.reads.ts';

const MAX_REASONS = 50;

/** All sums of 'Relatório Geral' for a period, and the reasons of cancelled orders. */
export async function reportOf(
  tx: Transaction,
  range: DayRange,
  { isBehind, at }: { isBehind: boolean; at: number },
): Promise<Report> {
  const days = await readSalesDays(tx, range);
  const refundedCents = await readRefunds(tx, range);
  const figures = metricsOf(periodSales(days, refundedCents));
  const reasons = await readCounts(tx, range, { kind: 'reason', outcome: 'cancelled', most: MAX_REASONS });
  return {
    ...range,
    completed: byPlace(days, 'completed'),
    cancelled: byPlace(days, 'cancelled'),
    unpaid: paid(sumSales(days.filter(({ outcome }) => outcome === 'unpaid'))),
    productsCents: figures['sales.products'] ?? 0,
    deliveryCents: figures['delivery.fees'] ?? 0,
    otherFeesCents: figures['fees.other'] ?? 0,
    soldCents: figures['sales.gross'] ?? 0,
    discountCents: figures.discounts ?? 0,
    totalCents: figures['sales.paid'] ?? 0,
    refundedCents,
    days: completedByDay(range, days),
    ways: SALE_METHODS.map((way) => ({
      way,
      completed: paid(salesByWay(days, 'completed')[way]),
      cancelled: paid(salesByWay(days, 'cancelled')[way]),
    })),
    reasons: reasons.map(({ key, times, cents }) => ({ key, orders: times, cents })),
    hours: await readHoursOfOutcomes(tx, range),
    letterhead: await letterheadLines(tx),
    ...{ isBehind, at },
  };
}

/** Completed orders of each day. Days without orders have 0. */
export function completedByDay(
  range: DayRange,
  days: readonly SalesDay[],
): { day: string; orders: number }[] {
  const sums = salesByDay(days, 'completed');
  return daysOf(range).map((day) => ({ day, orders: sums.get(day)?.orders ?? 0 }));
}

/** Orders paid online and orders paid on delivery, each with the paid or lost amount. */
function byPlace(days: readonly SalesDay[], outcome: 'completed' | 'cancelled'): Report['completed'] {
  const ways = salesByWay(days, outcome);
  return { online: paid(ways.online), onDelivery: paid(sumSales([ways.card, ways.cash])) };
}

const paid = ({ orders, onlineCents, cardCents, cashCents }: SalesSums) => ({
  orders,
  cents: onlineCents + cardCents + cashCents,
});

/** Completed and cancelled orders by the hour of their creation. */
function readHoursOfOutcomes(tx: Transaction, { from, to }: DayRange): Promise<Report['hours'][number][]> {
  return tx.rows(sql`
    select key::integer as hour, coalesce(sum(times) filter (where outcome = 'completed'), 0)::integer as completed,
           coalesce(sum(times) filter (where outcome = 'cancelled'), 0)::integer as cancelled
      from sales_counts
     where store_id = ${tx.storeId} and kind = 'hour' and day between ${from}::date and ${to}::date
     group by 1 having sum(times) <> 0 order by 1`);
}
