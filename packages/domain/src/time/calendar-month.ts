import { type CalendarDate, dateOfDayNumber, dayNumberOf, weekdayOf } from './calendar-date.ts';
import type { DayRange } from './day-range.ts';

/** A month of the calendar: `YYYY-MM`. */
export type CalendarMonth = string;

export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7);
}

/** Its first and its last day. */
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

/** The same day some months later, or the last one of that month where it has no such day. */
export function sameDayOfMonth(date: CalendarDate, months: number): CalendarDate {
  const { to } = daysOfMonth(addMonths(monthOf(date), months));
  const same = `${monthOf(to)}-${date.slice(8)}`;
  return same < to ? same : to;
}

/** The weeks that hold a month, Sunday first, with the days of the months around it that fill them. */
export function weeksOfMonth(month: CalendarMonth): CalendarDate[][] {
  const { from, to } = daysOfMonth(month);
  const first = addDays(from, -weekdayOf(from));
  const count = Math.ceil((dayNumberOf(to) - dayNumberOf(first) + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => addDays(first, week * 7 + weekday)),
  );
}
