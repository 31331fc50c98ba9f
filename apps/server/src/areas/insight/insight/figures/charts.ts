import type { Charts } from '@comanda/contract/insight/insight/charts.calls';
import { SALE_METHODS } from '@comanda/domain/insight/insight/order-fact';
import { WAY_WORDS } from '@comanda/domain/insight/insight/order-words';
import { perDay, weekdayCounts } from '@comanda/domain/insight/insight/report-days';
import { REST_KEY } from '@comanda/domain/kit/figures/shares';
import { weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ReportMoment } from '../reports.ts';
import { OTHERS } from '../texts.ts';
import { readFinishedDays } from './comparison.reads.ts';
import { readCounts, readSalesDays, salesByDay, salesByWay, sumOfCounts } from './period.reads.ts';

/**
 * Maximum of entries in a list. The remaining entries are added up into one; a spreadsheet has all entries.
 */
const MAX = 200;

/** All data of 'Gráficos Operacionais' for a period. Lists are sorted by frequency, then by name. */
export async function chartsOf(tx: Transaction, range: DayRange, moment: ReportMoment): Promise<Charts> {
  const { isBehind, at } = moment;
  const days = await readSalesDays(tx, range);
  const finished = await readFinishedDays(tx, range, moment);
  const counted = weekdayCounts(finished);
  const completed = days.filter(({ outcome }) => outcome === 'completed');
  const byDay = [...salesByDay(days, 'completed')];
  const onWeekday = (weekday: number, { from, to }: DayRange) =>
    byDay.reduce(
      (sum, [day, of]) => (weekdayOf(day) === weekday && day >= from && day <= to ? sum + of.orders : sum),
      0,
    );
  const ways = salesByWay(days, 'completed');
  const orders = completed.reduce((sum, day) => sum + day.orders, 0);
  const deliveries = completed.reduce((sum, day) => sum + day.deliveries, 0);
  return {
    weekdays: counted.map((count, weekday) => ({
      ...{ weekday, orders: onWeekday(weekday, range), days: count },
      mean: perDay(onWeekday(weekday, finished), count),
    })),
    items: await mostFrequent(tx, range, 'item'),
    districts: (await mostFrequent(tx, range, 'district')).map(({ times, ...of }) => ({
      ...of,
      orders: times,
    })),
    atStore: orders - deliveries,
    ways: SALE_METHODS.map((way) => ({ key: way, name: WAY_WORDS[way], orders: ways[way].orders })),
    ...range,
    ...{ orders, isBehind, at },
    perDay: perDay(
      byDay.reduce(
        (sum, [day, of]) => (day >= finished.from && day <= finished.to ? sum + of.orders : sum),
        0,
      ),
      counted.reduce((sum, count) => sum + count, 0),
    ),
  };
}

/**
 * The most frequent entries of completed orders. All other entries are added up in the last one, 'Outros'.
 */
async function mostFrequent(
  tx: Transaction,
  range: DayRange,
  kind: 'item' | 'district',
): Promise<Charts['items'][number][]> {
  const of = { kind, outcome: 'completed' } as const;
  const counts = await readCounts(tx, range, { ...of, most: MAX });
  const reported = counts.map(({ key, name, times }) => ({ key, name, times }));
  if (reported.length < MAX) return reported;
  // Converts a quantity with three decimals to integer thousandths, which add up exactly.
  const thousandths = (times: number) => Math.round(times * 1_000);
  const all = thousandths(await sumOfCounts(tx, range, of));
  const rest = reported.reduce((left, { times }) => left - thousandths(times), all);
  return rest === 0 ? reported : [...reported, { key: REST_KEY, name: OTHERS, times: rest / 1_000 }];
}
