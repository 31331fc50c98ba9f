import { type CalendarDate, dateAt, dateOfDayNumber, dayNumberOf } from '../../kit/time/calendar-date.ts';

const DAY_SECONDS = 86_400;
const NOON_SECONDS = DAY_SECONDS / 2;

/** Converts a calendar day to epoch seconds for the API: noon in UTC, which is the same day in all of Brazil. */
export function secondsOfDate(date: CalendarDate): number {
  return dayNumberOf(date) * DAY_SECONDS + NOON_SECONDS;
}

/**
 * Converts epoch seconds of the API to a calendar day in the store's zone (an IANA name). Midnight in UTC means the
 * UTC day, because older clients send days that way.
 */
export function dateOfSeconds(seconds: number, timeZone: string): CalendarDate {
  const isMidnight = seconds % DAY_SECONDS === 0;
  return isMidnight ? dateOfDayNumber(seconds / DAY_SECONDS) : dateAt(timeZone, seconds * 1000);
}
