import { type CalendarDate, dateAt, dateOfDayNumber, dayNumberOf } from '../../kit/time/calendar-date.ts';

const DAY_SECONDS = 86_400;
const NOON_SECONDS = DAY_SECONDS / 2;

/** A calendar day for a wire with epoch seconds: noon in UTC, which is the same day in all of Brazil. */
export function secondsOfDate(date: CalendarDate): number {
  return dayNumberOf(date) * DAY_SECONDS + NOON_SECONDS;
}

/**
 * The calendar day of epoch seconds on such a wire, in the store's zone (an IANA name). Midnight in UTC means its
 * UTC day: older programs write it that way, although it is the evening before in Brazil.
 */
export function dateOfSeconds(seconds: number, timeZone: string): CalendarDate {
  const isMidnight = seconds % DAY_SECONDS === 0;
  return isMidnight ? dateOfDayNumber(seconds / DAY_SECONDS) : dateAt(timeZone, seconds * 1000);
}
