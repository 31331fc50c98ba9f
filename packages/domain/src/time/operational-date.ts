import { type CalendarDate, dateAt } from './calendar-date.ts';
import { operationalDayStart } from './operational-day.ts';

/** The operational day that contains `at` (epoch ms), as a date: 02:30 of 1 December belongs to 30 November. */
export function operationalDate(timeZone: string, at: number): CalendarDate {
  return dateAt(timeZone, operationalDayStart(timeZone, at));
}
