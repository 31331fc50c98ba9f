import { type CalendarDate, dateAt, dateOfDayNumber, dayNumberOf } from '../time/calendar-date.ts';

const DAY_SECONDS = 86_400;
const NOON_SECONDS = DAY_SECONDS / 2;

/** A day of the calendar on a wire that has seconds only: its noon in UTC, which is the same day in all of Brazil. */
export function secondsOfDate(date: CalendarDate): number {
  return dayNumberOf(date) * DAY_SECONDS + NOON_SECONDS;
}

/**
 * The day that whole epoch seconds stand for on such a wire: the one on the calendar of the store's zone (an IANA name). Midnight in UTC is
 * its day there: older programs write it so, and in Brazil it is still the evening before.
 */
export function dateOfSeconds(seconds: number, timeZone: string): CalendarDate {
  const isMidnight = seconds % DAY_SECONDS === 0;
  return isMidnight ? dateOfDayNumber(seconds / DAY_SECONDS) : dateAt(timeZone, seconds * 1000);
}
