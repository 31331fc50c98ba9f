import type { StateCode } from '@brazilian-utils/brazilian-utils';
import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import type { Holiday } from '@comanda/contract/hours/hours.wire';
import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '@comanda/domain/time/calendar-date';

/** How far ahead a store is asked about holidays. */
const DAYS_AHEAD = 90;

/** National holidays and those of a state, from `today` on; Easter is a Sunday like any other here. */
export function upcomingHolidays(state: string, today: CalendarDate): Holiday[] {
  const last = dateOfDayNumber(dayNumberOf(today) + DAYS_AHEAD);
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => getHolidays({ year: each, stateCode: state as StateCode }))
    .filter(({ type }) => type !== 'religious')
    .map(({ name, date }) => ({ name, date: calendarDate(date) }))
    .filter(({ date }) => date >= today && date <= last);
}

/** The library's dates are midnights of this machine. */
function calendarDate(midnight: Date): CalendarDate {
  return dateOfDayNumber(
    Date.UTC(midnight.getFullYear(), midnight.getMonth(), midnight.getDate()) / 86_400_000,
  );
}
