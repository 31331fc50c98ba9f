import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { dateAt } from '../../kit/time/calendar-date.ts';
import { addDays, addMonths, daysOfMonth, monthOf } from '../../kit/time/calendar-month.ts';

/** A month can be closed from noon of the day after it, in the store's time zone. */
export const CLOSING_HOUR = 12;

/** The time zone in Brazil that reaches noon first. */
const FIRST_ZONE = 'America/Noronha';

/**
 * The last day of the latest month that may be closed at `now` (epoch milliseconds), in a zone. The default
 * zone reaches noon first, so stores in other zones may have to wait before they close that month.
 */
export function lastPeriodEnd(now: number, timeZone: string = FIRST_ZONE): CalendarDate {
  const noons = now - CLOSING_HOUR * 3_600_000;
  return daysOfMonth(addMonths(monthOf(dateAt(timeZone, noons)), -1)).to;
}

/** The last day of the month that follows the month of `end`. */
export const nextPeriodEnd = (end: CalendarDate): CalendarDate => daysOfMonth(monthOf(addDays(end, 1))).to;
