import type { Charts } from '@comanda/contract/insight/charts.calls';
import { REST_KEY } from '@comanda/domain/figures/shares';
import { SALE_WAYS } from '@comanda/domain/insight/order-fact';
import { WAY_WORDS } from '@comanda/domain/insight/order-words';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { weekdayOf } from '@comanda/domain/time/calendar-date';
import type { DayRange } from '@comanda/domain/time/day-range';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { OTHERS } from '../texts.ts';
import { readCounts, readSalesDays, salesByDay, salesByWay, sumOfCounts } from './period.reads.ts';

/** More of them nobody tells apart: the others are summed up. A file has them all. */
const MOST = 200;

/** All 'Gráficos Operacionais' shows of a period. Most frequent first; equals by name. */
export async function chartsOf(
  tx: Transaction,
  range: DayRange,
  { isBehind, at }: { isBehind: boolean; at: number },
): Promise<Charts> {
  const days = await readSalesDays(tx, range);
  const completed = days.filter(({ outcome }) => outcome === 'completed');
  const byDay = [...salesByDay(days, 'completed')];
  const onWeekday = (weekday: number) =>
    byDay.reduce((sum, [day, of]) => (weekdayOf(day) === weekday ? sum + of.orders : sum), 0);
  const ways = salesByWay(days, 'completed');
  const orders = completed.reduce((sum, day) => sum + day.orders, 0);
  const deliveries = completed.reduce((sum, day) => sum + day.deliveries, 0);
  return {
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, orders: onWeekday(weekday) })),
    items: await mostFrequent(tx, range, 'item'),
    districts: (await mostFrequent(tx, range, 'district')).map(({ times, ...of }) => ({
      ...of,
      orders: times,
    })),
    atStore: orders - deliveries,
    ways: SALE_WAYS.map((way) => ({ key: way, name: WAY_WORDS[way], orders: ways[way].orders })),
    ...range,
    ...{ orders, isBehind, at },
  };
}

/** What completed orders had most often; what is not told apart comes last, as 'Outros'. */
async function mostFrequent(
  tx: Transaction,
  range: DayRange,
  kind: 'item' | 'district',
): Promise<Charts['items'][number][]> {
  const of = { kind, outcome: 'completed' } as const;
  const counts = await readCounts(tx, range, { ...of, most: MOST });
  const told = counts.map(({ key, name, times }) => ({ key, name, times }));
  if (told.length < MOST) return told;
  // Quantities of three decimals add up exactly as thousandths.
  const thousandths = (times: number) => Math.round(times * 1_000);
  const all = thousandths(await sumOfCounts(tx, range, of));
  const rest = told.reduce((left, { times }) => left - thousandths(times), all);
  return rest === 0 ? told : [...told, { key: REST_KEY, name: OTHERS, times: rest / 1_000 }];
}

/** The first and the last day a store has orders of; null: it has none. */
export async function daysWithSales(tx: Transaction): Promise<DayRange | null> {
  const row = await tx.maybeRow<{ from: CalendarDate | null; to: CalendarDate | null }>(sql`
    select min(day) as "from", max(day) as "to" from sales_days where store_id = ${tx.storeId} and orders <> 0`);
  return row === null || row.from === null || row.to === null ? null : { from: row.from, to: row.to };
}
