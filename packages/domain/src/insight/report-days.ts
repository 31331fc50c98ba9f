import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../time/calendar-date.ts';
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

/** Every day of a range. */
export function daysOf(range: DayRange): CalendarDate[] {
  const first = dayNumberOf(range.from);
  return Array.from({ length: lengthOfRange(range) }, (_, index) => dateOfDayNumber(first + index));
}

const daysBack = (day: CalendarDate, count: number): CalendarDate =>
  dateOfDayNumber(dayNumberOf(day) - count);
