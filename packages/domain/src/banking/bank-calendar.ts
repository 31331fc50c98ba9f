import { type CalendarDate, dateOfDayNumber, dayNumberOf, weekdayOf } from '../time/calendar-date.ts';

/** Holidays of banks with a fixed day, MM-DD. 20/11 since 2024 (Lei 14.759/2023). 24/12 and 31/12 are bank days. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
/** Days from Easter: Carnival Monday and Tuesday, Good Friday, Corpus Christi (CMN Resolução 4.880/2020). */
const FROM_EASTER = [-48, -47, -2, 60];

/** Easter Sunday of a year (Meeus, Jones, Butcher). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return dayNumberOf(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
}

/** Whether banks settle on that day. */
export function isBankDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  if (weekday === 0 || weekday === 6) return false;
  const year = Number(date.slice(0, 4));
  const fixed = date.slice(5);
  if (FIXED.includes(fixed)) return fixed === '11-20' && year < 2024;
  return !FROM_EASTER.includes(dayNumberOf(date) - easterOf(year));
}

/** That day, or the first bank day after it. */
export function nextBankDay(date: CalendarDate): CalendarDate {
  let day = date;
  while (!isBankDay(day)) day = dateOfDayNumber(dayNumberOf(day) + 1);
  return day;
}

/** The bank day that many bank days after a day, which itself may be none. */
export function addBankDays(date: CalendarDate, count: number): CalendarDate {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = nextBankDay(dateOfDayNumber(dayNumberOf(day) + 1));
  return day;
}
