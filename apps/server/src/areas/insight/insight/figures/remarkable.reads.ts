import type { Remarkable } from '@comanda/domain/insight/insight/findings';
import { daysBefore, daysOf } from '@comanda/domain/insight/insight/report-days';
import { type CalendarDate, dateAt, weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import { type DayRange, momentsOfRange } from '@comanda/domain/kit/time/day-range';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { zoneOf } from '../../../../platform/period/store-period.ts';
import { MIN_ORDERS } from './minutes.reads.ts';
import { IS_REFUSED, REASON_KEY } from './sold-conditions.ts';

/** Maximum of days whose refused orders are read. Older orders do not help to plan the next day. */
const MAX_DAYS = 31;
/** Number of past weeks that are searched for items that were out. */
const WEEKS = 8;

/** Facts of a period, besides its metrics, that a finding may mention. `at`: now, epoch ms. */
export async function readRemarkable(tx: Transaction, range: DayRange, at: number): Promise<Remarkable> {
  const month = addDays(range.to, 1 - MAX_DAYS);
  const isLonger = range.from < month;
  const days = isLonger ? { from: month, to: range.to } : range;
  const rush = await readRush(tx, days);
  return {
    rush: rush && { ...rush, days: isLonger ? days : null },
    missing: missingLongest(await readMissing(tx, range.to), range.to),
    ...(await readScores(tx, range, at)),
  };
}

/** The last hour of an operational day, from 04:00 to 05:00. */
const LAST_HOUR = 4;

async function readRush(
  tx: Transaction,
  range: DayRange,
): Promise<Omit<NonNullable<Remarkable['rush']>, 'days'> | null> {
  const refused = sql`
      from order_facts f
     where f.store_id = ${tx.storeId} and f.day between ${range.from}::date and ${range.to}::date and ${IS_REFUSED}`;
  const rush = await tx.maybeRow<{ weekday: number; hour: number; refused: number }>(sql`
    with refused as (
      select extract(dow from day)::integer as weekday, hour, count(*) as orders ${refused} group by 1, 2)
    select one.weekday, one.hour, (one.orders + coalesce(next.orders, 0))::integer as refused
      from refused one
      left join refused next on next.weekday = one.weekday and next.hour = (one.hour + 1) % 24 and one.hour <> ${LAST_HOUR}
     order by 3 desc, 1, 2 limit 1`);
  if (rush === null) return null;
  const { weekday, hour } = rush;
  const days = daysOf(range).filter((day) => weekdayOf(day) === weekday);
  const hours = hour === LAST_HOUR ? [hour] : [hour, (hour + 1) % 24];
  const reason = await tx.maybeRow<{ key: string; ofKey: number }>(sql`
    select ${REASON_KEY} as key, count(*)::integer as "ofKey" ${refused}
       and day = any(${days}::date[]) and hour = any(${hours}::smallint[])
     group by 1 order by 2 desc, 1 limit 1`);
  const cooked = await tx.maybeRow<{ orders: number; half: number | null }>(sql`
    select count(kitchen_minutes)::integer as orders, percentile_disc(0.5) within group (order by kitchen_minutes) as half
      from order_facts
     where store_id = ${tx.storeId} and day = any(${days}::date[]) and outcome = 'completed' and hour = any(${hours}::smallint[])`);
  const isEnough = cooked !== null && cooked.orders >= MIN_ORDERS;
  const { key, ofKey } = reason ?? { key: '', ofKey: 0 };
  return { ...rush, kitchen: isEnough ? cooked.half : null, key, ofKey };
}

type MissingDay = { key: string; name: string; day: CalendarDate; times: number };

const readMissing = (tx: Transaction, to: CalendarDate): Promise<MissingDay[]> =>
  tx.rows<MissingDay>(sql`
    select key, max(name) as name, day, sum(times)::float8 as times from sales_counts
     where store_id = ${tx.storeId} and kind = 'out' and day between ${addDays(to, 1 - 7 * WEEKS)}::date and ${to}::date
     group by key, day having sum(times) > 0 order by day desc, key`);

/**
 * The item that was out on one weekday for the most consecutive weeks until `to`. On a tie the more requested item is
 * chosen.
 */
function missingLongest(rows: readonly MissingDay[], to: CalendarDate): Remarkable['missing'] {
  const input = new Map(rows.map(({ key, day, times }) => [`${key} ${day}`, times]));
  let longest: Remarkable['missing'] = null;
  for (const { key, name, day: last } of rows) {
    if (last <= addDays(to, -7)) break;
    let [weeks, times] = [0, 0];
    for (let day = last; input.has(`${key} ${day}`); day = addDays(day, -7)) {
      weeks += 1;
      times += input.get(`${key} ${day}`) ?? 0;
    }
    if (longest === null || weeks > longest.weeks || (weeks === longest.weeks && times > longest.times))
      longest = {
        ...{ name, weekday: weekdayOf(last), weeks, times },
        days: { from: addDays(last, 7 - 7 * weeks), to: last },
      };
  }
  return longest;
}

/**
 * Scores after and before the last change of a delivery fee. Without a change: scores of this period and of
 * the previous period.
 */
async function readScores(
  tx: Transaction,
  range: DayRange,
  at: number,
): Promise<Pick<Remarkable, 'feesChangedOn' | 'scores'>> {
  const timeZone = await zoneOf(tx);
  const { from, until } = momentsOfRange(range, timeZone);
  const earliest = momentsOfRange(daysBefore(range), timeZone).from;
  const changedAt = await feesChangedAt(tx, { from, until });
  const since = new Date(changedAt ?? from);
  // A rating counts at the time when it was given, not at the time of its order.
  const scores = await tx.rows<Remarkable['scores'][number]>(sql`
    select q.question, count(*) filter (where r.rated_at >= ${since})::integer as count,
           coalesce(sum(q.score) filter (where r.rated_at >= ${since}), 0)::integer as sum,
           count(*) filter (where r.rated_at < ${since})::integer as "countBefore",
           coalesce(sum(q.score) filter (where r.rated_at < ${since}), 0)::integer as "sumBefore"
      from ratings r
      join orders o on o.store_id = ${tx.storeId} and o.order_id = r.order_id
     cross join lateral (values ('food', r.food), ('delivery', r.delivery), ('overall', r.overall)) q (question, score)
     where r.store_id = ${tx.storeId} and r.rated_at >= ${new Date(earliest)} and r.rated_at < ${new Date(until)}
       and r.counts_at <= ${new Date(at)} and r.decision is distinct from 'removed' and o.status <> 'cancelled'
     group by q.question order by q.question`);
  return { feesChangedOn: changedAt === null ? null : dateAt(timeZone, changedAt), scores };
}

/**
 * Time of the last change of a district's delivery fee, epoch ms. In the audit log, an area is a list of
 * values: the first is the district, the fifth its fee.
 */
async function feesChangedAt(
  tx: Transaction,
  { from, until }: { from: number; until: number },
): Promise<number | null> {
  const row = await tx.maybeRow<{ at: number | null }>(sql`
    select extract(epoch from max(l.at))::float8 * 1000 as at from audit_log l
     where l.store_id = ${tx.storeId} and l.at >= ${new Date(from)} and l.at < ${new Date(until)}
       and l.action in ('delivery-areas.edited', 'delivery-areas.changed-many', 'delivery-areas.undone')
       and exists (
         select from jsonb_path_query(l.details, '$.antes.bairros[*]') was, jsonb_path_query(l.details, '$.depois.bairros[*]') became
          where was -> 0 = became -> 0 and was -> 4 is distinct from became -> 4)`);
  return row?.at ?? null;
}
