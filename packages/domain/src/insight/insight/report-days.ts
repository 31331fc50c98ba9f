import { type CalendarDate, dateOfDayNumber, dayNumberOf, weekdayOf } from '../../kit/time/calendar-date.ts';
import { type DayRange, lengthOfRange } from '../../kit/time/day-range.ts';

/** Returns the previous period: as many days, directly before the range. */
export function daysBefore(range: DayRange): DayRange {
  const to = daysBack(range.from, 1);
  return { from: daysBack(to, lengthOfRange(range) - 1), to };
}

/** How a period is compared with the previous one. */
export interface Comparison {
  /** The previous period, with the same length. */
  before: DayRange;
  /**
   * Set while the period is not over: only the days up to `day` are compared, and `day` itself up to {@link until}.
   * Null: all days are compared.
   */
  partOf: { day: CalendarDate; until: number } | null;
  /** False when the store has no whole previous period: no comparison is shown. */
  isComplete: boolean;
}

const DAY_MS = 24 * 3_600_000;

/**
 * The comparison for some days at a moment (epoch ms) of the operational day `today`. An unfinished day is compared
 * with the same hours. A period before the store's first day with orders (`firstDay`) is not compared.
 */
export function comparisonOf(
  range: DayRange,
  { today, at, firstDay }: { today: CalendarDate; at: number; firstDay: CalendarDate | null },
): Comparison {
  const before = daysBefore(range);
  const length = lengthOfRange(range);
  const isOver = range.to < today;
  return {
    before,
    partOf: isOver ? null : { day: daysBack(today, length), until: at - length * DAY_MS },
    isComplete: firstDay !== null && firstDay <= before.from && range.from <= today,
  };
}

/** The finished days of a range since the store's first day. If there are none, `from` is after `to`. */
export function finishedDays(
  range: DayRange,
  { today, firstDay }: { today: CalendarDate; firstDay: CalendarDate | null },
): DayRange {
  const yesterday = daysBack(today, 1);
  return {
    from: firstDay !== null && firstDay > range.from ? firstDay : range.from,
    to: range.to < yesterday ? range.to : yesterday,
  };
}

/** Number of days per weekday; 0 is Sunday. */
export function weekdayCounts(range: DayRange): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  if (lengthOfRange(range) > 0)
    for (const day of daysOf(range)) counts[weekdayOf(day)] = (counts[weekdayOf(day)] ?? 0) + 1;
  return counts;
}

/** Orders per day with one decimal; null for zero days. */
export const perDay = (orders: number, days: number): number | null =>
  days === 0 ? null : Math.round((10 * orders) / days) / 10;

export function daysOf(range: DayRange): CalendarDate[] {
  const first = dayNumberOf(range.from);
  return Array.from({ length: lengthOfRange(range) }, (_, index) => dateOfDayNumber(first + index));
}

const daysBack = (day: CalendarDate, count: number): CalendarDate =>
  dateOfDayNumber(dayNumberOf(day) - count);
