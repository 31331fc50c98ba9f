import { type CalendarDate, dateAt } from '../../kit/time/calendar-date.ts';
import { addDays } from '../../kit/time/calendar-month.ts';
import { instantOf } from '../../kit/time/instant-of.ts';
import { PROVIDER_TIME_ZONE } from '../../kit/time/time-zone.ts';
import { addBankDays, isBankDay, nextBankDay } from '../banking/bank-calendar.ts';

/** Settlements run on each bank day from this hour on, Brasília time. */
export const SETTLEMENT_HOUR = 8;
/** From this day of the month on, a store's credit is paid even if nothing else is due. */
const CREDIT_DAY_OF_MONTH = '10';

/** Start of the settlement run of a bank day, in epoch milliseconds. */
export function runBeginsAt(day: CalendarDate): number {
  return instantOf(PROVIDER_TIME_ZONE, Date.parse(`${day}T00:00:00Z`) + SETTLEMENT_HOUR * 3_600_000);
}

/** The last bank day whose run may have begun at `now` (epoch milliseconds). */
export function lastRunDay(now: number): CalendarDate {
  let day = dateAt(PROVIDER_TIME_ZONE, now);
  while (!isBankDay(day) || runBeginsAt(day) > now) day = addDays(day, -1);
  return day;
}

/** The bank day of the next run after `now`. */
export const nextRunDay = (now: number): CalendarDate => addBankDays(lastRunDay(now), 1);

/** True for the 10th of a month, or for the next bank day if banks are closed on the 10th. */
export const isCreditDay = (day: CalendarDate): boolean => day === creditDayOf(day);

/** The first credit day that is not before a given bank day. */
export function nextCreditDay(from: CalendarDate): CalendarDate {
  const own = creditDayOf(from);
  return own >= from ? own : creditDayOf(addDays(`${from.slice(0, 8)}28`, 4));
}

const creditDayOf = (day: CalendarDate): CalendarDate =>
  nextBankDay(`${day.slice(0, 8)}${CREDIT_DAY_OF_MONTH}`);
