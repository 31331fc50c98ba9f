import type { Dashboard, Figures } from '@comanda/contract/insight/dashboard.calls';
import { metricsOf } from '@comanda/domain/insight/metrics';
import { daysBefore, daysOf } from '@comanda/domain/insight/report-days';
import type { SalesDay } from '@comanda/domain/insight/sales-day';
import { addMonths, monthOf } from '@comanda/domain/time/calendar-month';
import type { DayRange } from '@comanda/domain/time/day-range';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { readMinutes } from './minutes.reads.ts';
import {
  periodSales,
  readCounts,
  readCustomers,
  readHours,
  readMonths,
  readRefunds,
  readSalesDays,
  salesByDay,
} from './period.reads.ts';
import { readStandingOut } from './standing-out.reads.ts';

const MOST_ITEMS = 10;
const MOST_REASONS = 20;
/** Months shown beside a period, its last one included. */
const MONTHS = 6;

/** All 'Painel de Controle' shows of a period, but what the person who asks does not want to be told. */
export async function dashboardOf(
  tx: Transaction,
  range: DayRange,
  { isBehind, at }: { isBehind: boolean; at: number },
): Promise<Omit<Dashboard, 'silenced'>> {
  const before = daysBefore(range);
  const [days, last] = [await readSalesDays(tx, range), await readSalesDays(tx, before)];
  const figures = metricsOf(periodSales(days, await readRefunds(tx, range)));
  const figuresBefore = metricsOf(periodSales(last, await readRefunds(tx, before)));
  const counts = (kind: 'reason' | 'out' | 'item', outcome: 'completed' | 'cancelled' | null, most: number) =>
    readCounts(tx, range, { kind, outcome, before, most });
  return {
    ...range,
    ...{ beforeFrom: before.from, beforeTo: before.to },
    figures: Object.fromEntries(
      Object.entries(figures).map(([id, value]) => [
        id,
        { value, before: figuresBefore[id as keyof typeof figuresBefore] },
      ]),
    ) as Figures,
    days: byDay(range, days),
    daysBefore: byDay(before, last),
    hours: await readHours(tx, range),
    ...(await readMinutes(tx, range)),
    lost: await counts('reason', 'cancelled', MOST_REASONS),
    out: await counts('out', null, MOST_ITEMS),
    items: await counts('item', 'completed', MOST_ITEMS),
    customers: await readCustomers(tx, range),
    months: await readMonths(tx, { from: `${addMonths(monthOf(range.to), 1 - MONTHS)}-01`, to: range.to }),
    standingOut: await readStandingOut(tx, range, at),
    ...{ isBehind, at },
  };
}

function byDay(range: DayRange, days: readonly SalesDay[]): Dashboard['days'] {
  const sums = salesByDay(days, 'completed');
  return daysOf(range).map((day) => {
    const of = sums.get(day);
    return {
      day,
      orders: of?.orders ?? 0,
      cents: of === undefined ? 0 : of.subtotalCents - of.storeDiscountCents,
    };
  });
}
