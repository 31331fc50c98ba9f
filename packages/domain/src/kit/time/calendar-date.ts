import { wallClockAt } from './wall-clock.ts';

/** A calendar day without a time zone: `YYYY-MM-DD`. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

export function dayNumberOf(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The day with this number of days after 1 January 1970. */
export function dateOfDayNumber(dayNumber: number): CalendarDate {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day in a zone (an IANA name) at `at`, in epoch milliseconds. */
export function dateAt(timeZone: string, at: number): CalendarDate {
  const { year, month, day } = wallClockAt(timeZone, at);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Returns the weekday: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CalendarDate): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumberOf(date) + 4) % 7) + 7) % 7;
}
