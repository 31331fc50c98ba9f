import {
  type CalendarDate,
  dateOfDayNumber,
  dayNumberOf,
  weekdayOf,
} from '@comanda/domain/time/calendar-date';
import type { DayRange } from '@comanda/domain/time/day-range';
import type { Point, Values } from './chart-data.ts';

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Every day of a range, both ends included. */
export function dayPoints({ from, to }: DayRange): Point[] {
  const first = dayNumberOf(from);
  const count = Math.max(0, dayNumberOf(to) - first + 1);
  return Array.from({ length: count }, (_, index) => {
    const key = dateOfDayNumber(first + index);
    const [year = '', month, day] = key.split('-');
    const date = `${day}/${month}`;
    // Where a date comes twice, its year stands with it.
    const short = count > 366 ? `${date}/${year.slice(2)}` : date;
    return { key, short, long: `${WEEKDAYS[weekdayOf(key)]}, ${date}/${year}` };
  });
}

/** Months, named by their first days: `2026-11-01`. */
export function monthPoints(months: readonly CalendarDate[]): Point[] {
  return months.map((key) => {
    const [year = '', month = ''] = key.split('-');
    return { key, short: `${month}/${year.slice(2)}`, long: monthName.format(Date.parse(key)) };
  });
}

/** The hours of a day, from the hour its operational day begins (5: 05h to 04h). */
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

/** The days of a week from Monday on; their keys are those of {@link weekdayOf}. */
export function weekdayPoints(): Point[] {
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const long = WEEKDAYS[weekday] ?? '';
    return { key: String(weekday), short: long.slice(0, 3), long };
  });
}

/**
 * Values in the order of the points. Of a point nobody told, the value is `missing`: 0 where nothing happened, null where
 * nothing is known.
 */
export function valuesAt(
  points: readonly Point[],
  told: ReadonlyMap<string, number>,
  missing: 0 | null,
): Values {
  return points.map(({ key }) => told.get(key) ?? missing);
}
