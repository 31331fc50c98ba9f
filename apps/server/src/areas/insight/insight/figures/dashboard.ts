import type { Dashboard, Figures } from '@comanda/contract/insight/insight/dashboard.calls';
import { metricsOf } from '@comanda/domain/insight/insight/metrics';
import { daysOf, perDay, weekdayCounts } from '@comanda/domain/insight/insight/report-days';
import { type SalesDay, storeSalesOf } from '@comanda/domain/insight/insight/sales-day';
import { addMonths, monthOf } from '@comanda/domain/kit/time/calendar-month';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ReportMoment } from '../reports.ts';
import { readComparison, readFinishedDays, readSalesBefore } from './comparison.reads.ts';
import { countsOf } from './counts.ts';
import { readMinutes } from './minutes.reads.ts';
import {
  periodSales,
  readCustomers,
  readHours,
  readMonths,
  readRefunds,
  readSalesDays,
  salesByDay,
} from './period.reads.ts';
import { readRemarkable } from './remarkable.reads.ts';

const MAX_ITEMS = 10;
const MAX_REASONS = 20;
/** Number of months in the chart of customers. The last is the month of the period's end. */
const MONTHS = 6;

/** All data of 'Painel de Controle' for a period. Findings that the user silenced are left out. */
export async function dashboardOf(
  tx: Transaction,
  range: DayRange,
  moment: ReportMoment,
): Promise<Omit<Dashboard, 'silenced'>> {
  const { isBehind, at } = moment;
  const comparison = await readComparison(tx, range, moment);
  const { before, partOf, isComplete } = comparison;
  const finished = await readFinishedDays(tx, range, moment);
  const counted = weekdayCounts(finished);
  const days = await readSalesDays(tx, range);
  const last = isComplete ? await readSalesBefore(tx, comparison) : [];
  const figures = metricsOf(periodSales(days, await readRefunds(tx, range)));
  const refundsBefore = isComplete ? await readRefunds(tx, before, partOf?.until ?? null) : 0;
  const figuresBefore = metricsOf(periodSales(last, refundsBefore));
  const completed = days.filter(({ outcome }) => outcome === 'completed');
  const isAllUnderTerms = completed.every(({ orders, termsOrders }) => orders === termsOrders);
  return {
    ...range,
    ...{ beforeFrom: before.from, beforeTo: before.to, isPreviousComplete: isComplete },
    isSameHours: partOf !== null,
    figures: Object.fromEntries(
      Object.entries(figures).map(([id, value]) => [
        id,
        { value, before: isComplete ? figuresBefore[id as keyof typeof figuresBefore] : null },
      ]),
    ) as Figures,
    days: byDay(range, days),
    daysBefore: isComplete ? byDay(before, last) : [],
    termsSince: isAllUnderTerms ? null : (completed.find(({ termsOrders }) => termsOrders > 0)?.day ?? null),
    hours: (await readHours(tx, range, finished)).map(({ ofFinished, ...of }) => ({
      ...of,
      mean: perDay(ofFinished, counted[of.weekday] ?? 0),
    })),
    weekdays: counted.map((count, weekday) => ({ weekday, days: count })),
    ...(await readMinutes(tx, range)),
    lost: await countsOf(tx, range, { kind: 'reason', comparison, most: MAX_REASONS }),
    out: await countsOf(tx, range, { kind: 'out', comparison, most: MAX_ITEMS }),
    items: await countsOf(tx, range, { kind: 'item', comparison, most: MAX_ITEMS }),
    customers: await readCustomers(tx, range),
    months: await readMonths(tx, { from: `${addMonths(monthOf(range.to), 1 - MONTHS)}-01`, to: range.to }),
    remarkable: await readRemarkable(tx, range, at),
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
      cents: of === undefined ? 0 : storeSalesOf(of),
    };
  });
}
