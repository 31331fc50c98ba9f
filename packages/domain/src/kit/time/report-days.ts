import { type CalendarDate, dateOfDayNumber, dayNumberOf } from './calendar-date.ts';
import { type DayRange, lengthOfRange } from './day-range.ts';

/** Maximum length of a report: ten years. */
export const MAX_REPORT_DAYS = 3_653;
/** Error text for a longer period, on screens and in answers. */
export const TOO_MANY_DAYS = 'O período pode ter no máximo dez anos.';

/**
 * The fault of a period. 'half-period': one of the two days is missing. 'backwards': the end is before the start.
 * 'too-many-days': the period is longer than ten years.
 */
export type DaysFault = 'half-period' | 'backwards' | 'too-many-days';

/**
 * Returns the given period, or its fault. If no period is given, returns the last `usual` days, including
 * today.
 */
export function reportDaysOf(
  { from, to }: { from: CalendarDate | null; to: CalendarDate | null },
  today: CalendarDate,
  usual = 7,
): DayRange | { fault: DaysFault } {
  if (from === null && to === null) return lastDays(today, usual);
  if (from === null || to === null) return { fault: 'half-period' };
  const length = lengthOfRange({ from, to });
  if (length < 1) return { fault: 'backwards' };
  return length > MAX_REPORT_DAYS ? { fault: 'too-many-days' } : { from, to };
}

/** The last `count` days, including today. */
export function lastDays(today: CalendarDate, count: number): DayRange {
  return { from: dateOfDayNumber(dayNumberOf(today) - count + 1), to: today };
}
