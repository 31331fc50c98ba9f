import { type CalendarDate, dateAt, dateOfDayNumber, dayNumberOf } from './calendar-date.ts';
import { operationalDayStart } from './operational-day.ts';

/** The date of the operational day that contains `at` (epoch ms). For 02:30 of 1 December it is 30 November. */
export function operationalDate(timeZone: string, at: number): CalendarDate {
  return dateAt(timeZone, operationalDayStart(timeZone, at));
}

/**
 * The last operational day that ended before `at` (epoch ms). At 05:00 of 1 December it is 30 November, a minute
 * earlier 29 November.
 */
export function lastFinishedDay(timeZone: string, at: number): CalendarDate {
  return dateOfDayNumber(dayNumberOf(operationalDate(timeZone, at)) - 1);
}
