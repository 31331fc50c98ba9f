import { type CalendarDate, dateOfDayNumber, dayNumberOf, weekdayOf } from '../time/calendar-date.ts';
import { type DayRange, lengthOfRange } from '../time/day-range.ts';

/** The longest report: ten years. */
export const MOST_REPORT_DAYS = 3_653;

/** Why nobody can be shown these days: only one of them is named, they go backwards, or they are too many. */
export type DaysFault = 'half-period' | 'backwards' | 'too-many-days';

/** The named days, or the last `usual` ones with today. */
export function reportDaysOf(
  { from, to }: { from: CalendarDate | null; to: CalendarDate | null },
  today: CalendarDate,
  usual = 7,
): DayRange | { fault: DaysFault } {
  if (from === null && to === null) return lastDays(today, usual);
  if (from === null || to === null) return { fault: 'half-period' };
  const length = lengthOfRange({ from, to });
  if (length < 1) return { fault: 'backwards' };
  return length > MOST_REPORT_DAYS ? { fault: 'too-many-days' } : { from, to };
}

/** The last so many days, with today. */
export function lastDays(today: CalendarDate, count: number): DayRange {
  return { from: daysBack(today, count - 1), to: today };
}

/** As many days as a range has, right before it. */
export function daysBefore(range: DayRange): DayRange {
  const to = daysBack(range.from, 1);
  return { from: daysBack(to, lengthOfRange(range) - 1), to };
}

/** What a period is compared with. */
export interface Comparison {
  /** As many days, right before it. */
  before: DayRange;
  /** The period is not over: of those days the ones up to this count, the last of them up to {@link until} only; null: all of them. */
  partOf: { day: CalendarDate; until: number } | null;
  /** False: the store has no whole period before, and nothing is compared. */
  isWhole: boolean;
}

const DAY_MS = 24 * 3_600_000;

/**
 * What some days are compared with at a moment (epoch ms) of the operational day `today`: an unfinished day with the same hours, what the
 * store was not there for with nothing. `firstDay`: the first day it had orders on, if any.
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
    isWhole: firstDay !== null && firstDay <= before.from && range.from <= today,
  };
}

/** The days of a range that are over and had the store; from behind to, where none is. */
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

/** How many of these days are each weekday's, 0 is Sunday. */
export function weekdayCounts(range: DayRange): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  if (lengthOfRange(range) > 0)
    for (const day of daysOf(range)) counts[weekdayOf(day)] = (counts[weekdayOf(day)] ?? 0) + 1;
  return counts;
}

/** Orders of one of so many days, to the tenth; null of no day. */
export const perDay = (orders: number, days: number): number | null =>
  days === 0 ? null : Math.round((10 * orders) / days) / 10;

/** Every day of a range. */
export function daysOf(range: DayRange): CalendarDate[] {
  const first = dayNumberOf(range.from);
  return Array.from({ length: lengthOfRange(range) }, (_, index) => dateOfDayNumber(first + index));
}

const daysBack = (day: CalendarDate, count: number): CalendarDate =>
  dateOfDayNumber(dayNumberOf(day) - count);
