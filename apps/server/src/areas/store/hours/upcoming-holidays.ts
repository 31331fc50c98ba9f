import type { StateCode } from '@brazilian-utils/brazilian-utils';
import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import type { Holiday } from '@comanda/contract/store/hours/hours.wire';
import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';

/** The list of holidays covers this many days. */
const DAYS_AHEAD = 90;

/** National and state holidays from `today` on. Easter is left out, because it is always on a Sunday. */
export function upcomingHolidays(state: string, today: CalendarDate): Holiday[] {
  const last = dateOfDayNumber(dayNumberOf(today) + DAYS_AHEAD);
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => getHolidays({ year: each, stateCode: state as StateCode }))
    .filter(({ type }) => type !== 'religious')
    .map(({ name, date }) => ({ name, date: calendarDate(date) }))
    .filter(({ date }) => date >= today && date <= last);
}

/** Converts a date of the library, which is a midnight in the machine's time zone. */
function calendarDate(midnight: Date): CalendarDate {
  return dateOfDayNumber(
    Date.UTC(midnight.getFullYear(), midnight.getMonth(), midnight.getDate()) / 86_400_000,
  );
}
