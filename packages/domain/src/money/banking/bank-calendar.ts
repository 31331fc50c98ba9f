import { type CalendarDate, dateOfDayNumber, dayNumberOf, weekdayOf } from '../../kit/time/calendar-date.ts';

/** Month and day of bank holidays with a fixed date. Banks work on 24 and 31 December. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '12-25',
]);

/** Black Consciousness Day is a national holiday since this year (Law 14.759/2023). */
const CONSCIOUSNESS_DAY = { date: '11-20', firstYear: 2024 } as const;

/** Days from Easter Sunday: Carnival Monday and Tuesday, Good Friday, Corpus Christi (CMN Resolution 4.880/2020). */
const DAYS_FROM_EASTER: ReadonlySet<number> = new Set([-48, -47, -2, 60]);

/** True on days when banks of the whole country transfer money: Monday to Friday except national bank holidays. */
export function isBankDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(date);
}

/** Returns the day itself if it is a bank day, otherwise the next bank day. */
export function nextBankDay(date: CalendarDate): CalendarDate {
  let day = date;
  while (!isBankDay(day)) day = addDays(day, 1);
  return day;
}

/**
 * The bank day `count` bank days after a date: 1 after a Saturday is Monday. For 0 returns the date itself if
 * it is a bank day, otherwise the next bank day.
 */
export function addBankDays(date: CalendarDate, count: number): CalendarDate {
  let day = count > 0 ? date : nextBankDay(date);
  for (let left = count; left > 0; left -= 1) day = nextBankDay(addDays(day, 1));
  return day;
}

/** The date `days` calendar days after `date`. If that date is no bank day, the next bank day. */
export function dueAfterDays(date: CalendarDate, days: number): CalendarDate {
  return nextBankDay(addDays(date, days));
}

function isBankHoliday(date: CalendarDate): boolean {
  const year = Number(date.slice(0, 4));
  const monthAndDay = date.slice(5);
  if (FIXED_HOLIDAYS.has(monthAndDay)) return true;
  if (monthAndDay === CONSCIOUSNESS_DAY.date && year >= CONSCIOUSNESS_DAY.firstYear) return true;
  return DAYS_FROM_EASTER.has(dayNumberOf(date) - easterDayNumber(year));
}

/** Day number of Easter Sunday in the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easterDayNumber(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century + 8) / 25);
  const moonCorrection = Math.floor((century - moonShift + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const leapYears = 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4);
  const toSunday = (32 + leapYears - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const place = epact + toSunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(place / 31) - 1, (place % 31) + 1) / 86_400_000;
}

function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}
