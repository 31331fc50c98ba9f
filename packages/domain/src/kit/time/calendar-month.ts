import { type CalendarDate, dateOfDayNumber, dayNumberOf, weekdayOf } from './calendar-date.ts';
import type { DayRange } from './day-range.ts';

/** A calendar month: `YYYY-MM`. */
export type CalendarMonth = string;

export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOfMonth(month: CalendarMonth): DayRange {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

export function addMonths(month: CalendarMonth, count: number): CalendarMonth {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function addDays(date: CalendarDate, count: number): CalendarDate {
  return dateOfDayNumber(dayNumberOf(date) + count);
}

/** Returns the same day some months later, or the last day of that month if it is shorter. */
export function sameDayOfMonth(date: CalendarDate, months: number): CalendarDate {
  const { to } = daysOfMonth(addMonths(monthOf(date), months));
  const same = `${monthOf(to)}-${date.slice(8)}`;
  return same < to ? same : to;
}

/** The weeks of a month, Sunday first, filled up with days of the neighbouring months. */
export function weeksOfMonth(month: CalendarMonth): CalendarDate[][] {
  const { from, to } = daysOfMonth(month);
  const first = addDays(from, -weekdayOf(from));
  const count = Math.ceil((dayNumberOf(to) - dayNumberOf(first) + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => addDays(first, week * 7 + weekday)),
  );
}
