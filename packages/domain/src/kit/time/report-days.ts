import { type CalendarDate, dateOfDayNumber, dayNumberOf } from './calendar-date.ts';
import { type DayRange, lengthOfRange } from './day-range.ts';

/** Maximum length of a report: ten years. */
export const MAX_REPORT_DAYS = 3_653;
/** Says the limit, on screens and in answers. */
export const TOO_MANY_DAYS = 'O período pode ter no máximo dez anos.';

/** Why a period cannot be shown: one end is missing, it goes backwards, or it is too long. */
export type DaysFault = 'half-period' | 'backwards' | 'too-many-days';

/** The given days, or the last `usual` ones including today. */
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
