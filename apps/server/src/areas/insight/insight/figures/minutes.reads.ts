import type { Dashboard, MinutesOf } from '@comanda/contract/insight/insight/dashboard.calls';
import { MONTHLY_KINDS } from '@comanda/domain/insight/insight/order-fact';
import { SLOW_MINUTES } from '@comanda/domain/insight/insight/sold-filter';
import { addDays, addMonths, daysOfMonth, monthOf } from '@comanda/domain/kit/time/calendar-month';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Minimum of orders for a median. */
export const MIN_ORDERS = 5;

type Row = { kind: (typeof MONTHLY_KINDS)[number]; key: string; times: number };

/**
 * Minutes of a period's completed orders: median and 90th percentile (nearest rank), and the number of late orders.
 * Whole months are read from their counts, other days from orders.
 */
export async function readMinutes(
  tx: Transaction,
  { from, to }: DayRange,
): Promise<Pick<Dashboard, 'accepting' | 'slow' | 'kitchen' | 'arriving' | 'promised' | 'late'>> {
  const first = daysOfMonth(from.endsWith('-01') ? monthOf(from) : addMonths(monthOf(from), 1)).from;
  const behind = daysOfMonth(monthOf(addDays(to, 1))).from;
  // In a period without a whole month, all days are read from orders.
  const [begin, end] = first < behind ? [first, behind] : [addDays(to, 1), addDays(to, 1)];
  const rows = await tx.rows<Row>(sql`
    with days as (
      select accept_minutes, kitchen_minutes, door_minutes, late_minutes from order_facts
       where store_id = ${tx.storeId} and outcome = 'completed' and day >= ${from}::date and day < ${begin}::date
      union all
      select accept_minutes, kitchen_minutes, door_minutes, late_minutes from order_facts
       where store_id = ${tx.storeId} and outcome = 'completed' and day >= ${end}::date and day <= ${to}::date),
    told as (
      select kind, key, times from sales_counts
       where store_id = ${tx.storeId} and kind = any(${[...MONTHLY_KINDS]}::text[]) and outcome = 'completed'
         and day >= ${begin}::date and day < ${end}::date
      union all select 'accept', accept_minutes::text, count(*) from days where accept_minutes is not null group by 2
      union all select 'kitchen', kitchen_minutes::text, count(*) from days where kitchen_minutes is not null group by 2
      union all select 'door', door_minutes::text, count(*) from days where door_minutes is not null group by 2
      union all select 'promise', case when late_minutes > 0 then 'late' else 'kept' end, count(*) from days where late_minutes is not null group by 2)
    select kind, key, sum(times)::integer as times from told group by kind, key`);
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  const times = (all: readonly Row[]) => all.reduce((sum, row) => sum + row.times, 0);
  const promises = of('promise');
  return {
    ...{
      accepting: minutesOf(of('accept')),
      kitchen: minutesOf(of('kitchen')),
      arriving: minutesOf(of('door')),
    },
    slow: times(of('accept').filter(({ key }) => Number(key) > SLOW_MINUTES)),
    promised: times(promises),
    late: times(promises.filter(({ key }) => key === 'late')),
  };
}

/** Computes percentiles of minutes. Each row has a number of minutes, and how many orders took that long. */
function minutesOf(rows: readonly Row[]): MinutesOf {
  const sorted = rows
    .map(({ key, times }) => ({ minutes: Number(key), times }))
    .toSorted((one, other) => one.minutes - other.minutes);
  const orders = sorted.reduce((sum, { times }) => sum + times, 0);
  /** The smallest number of minutes within which `ofTen` of ten orders were done. */
  const within = (ofTen: number) => {
    let counted = 0;
    const reached = sorted.find(({ times }) => {
      counted += times;
      return counted * 10 >= ofTen * orders;
    });
    return orders < MIN_ORDERS ? null : (reached?.minutes ?? null);
  };
  return { orders, half: within(5), nineOfTen: within(9) };
}
