import {
  type CalendarDate,
  dateOfDayNumber,
  dayNumberOf,
  weekdayOf,
} from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Point, Values } from './chart-data.ts';

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns every day of a range, both ends included. */
export function dayPoints({ from, to }: DayRange): Point[] {
  const first = dayNumberOf(from);
  const count = Math.max(0, dayNumberOf(to) - first + 1);
  return Array.from({ length: count }, (_, index) => {
    const key = dateOfDayNumber(first + index);
    const [year = '', month, day] = key.split('-');
    const date = `${day}/${month}`;
    // In more than 366 days, a date occurs twice, so the year is added.
    const short = count > 366 ? `${date}/${year.slice(2)}` : date;
    return { key, short, long: `${WEEKDAYS[weekdayOf(key)]}, ${date}/${year}` };
  });
}

/** Above these limits, points are months (more than 400 days) or quarters (more than 120 months). */
const [MAX_DAYS, MAX_MONTHS] = [400, 120];

/** The points of a period of any length. */
export interface PeriodPoints {
  step: 'day' | 'month' | 'quarter';
  points: Point[];
  /**
   * Sums daily values for each point. The values of the previous period may be passed, too: its points have
   * the same numbers of days.
   */
  sums(daily: readonly number[]): number[];
}

/**
 * Returns the days of a period, or the months or quarters of a long period. The first and last point may be
 * partial.
 */
export function periodPoints(range: DayRange): PeriodPoints {
  const days = dayPoints(range);
  if (days.length <= MAX_DAYS) return { step: 'day', points: days, sums: (daily) => [...daily] };
  const monthsOf = (months: number) =>
    days.map(({ key }) => {
      const [year = '', month = ''] = key.split('-');
      const first = Math.floor((Number(month) - 1) / months) * months + 1;
      return `${year}-${String(first).padStart(2, '0')}-01`;
    });
  const months = monthsOf(1);
  const isByMonth = new Set(months).size <= MAX_MONTHS;
  const places = isByMonth ? months : monthsOf(3);
  const keys = [...new Set(places)];
  return {
    step: isByMonth ? 'month' : 'quarter',
    points: isByMonth ? monthPoints(keys) : keys.map(quarterPoint),
    sums: (daily) => {
      const sums = new Map(keys.map((key) => [key, 0]));
      places.forEach((key, day) => {
        sums.set(key, (sums.get(key) ?? 0) + (daily[day] ?? 0));
      });
      return [...sums.values()];
    },
  };
}

function quarterPoint(key: CalendarDate): Point {
  const [year = '', month] = key.split('-');
  const quarter = (Number(month) + 2) / 3;
  return { key, short: `${quarter}º tri/${year.slice(2)}`, long: `${quarter}º trimestre de ${year}` };
}

/** Converts months to points. The key of a month is its first day: `2026-11-01`. */
export function monthPoints(months: readonly CalendarDate[]): Point[] {
  return months.map((key) => {
    const [year = '', month = ''] = key.split('-');
    return { key, short: `${month}/${year.slice(2)}`, long: monthName.format(Date.parse(key)) };
  });
}

/** The 24 hours of an operational day. With first hour 5, they run from 05h to 04h. */
export function hourPoints(firstHour: number): Point[] {
  return Array.from({ length: 24 }, (_, index) => {
    const hour = (firstHour + index) % 24;
    return {
      key: String(hour),
      short: `${hour}h`,
      long: `das ${hour}h às ${hour}h59`,
    };
  });
}

/** The days of a week, from Monday on; keys as in {@link weekdayOf}. */
export function weekdayPoints(): Point[] {
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const long = WEEKDAYS[weekday] ?? '';
    return { key: String(weekday), short: long.slice(0, 3), long };
  });
}

/** Returns one value per point. A point without data gets `missing`: 0, or null for unknown. */
export function valuesAt(
  points: readonly Point[],
  shown: ReadonlyMap<string, number>,
  missing: 0 | null,
): Values {
  return points.map(({ key }) => shown.get(key) ?? missing);
}
