import {
  type CalendarDate,
  dateAt,
  dateOfDayNumber,
  dayNumberOf,
  weekdayOf,
} from '../../kit/time/calendar-date.ts';
import { instantOf } from '../../kit/time/instant-of.ts';
import { DAY_MINUTES, type Period } from './period.ts';
import type { Week } from './week.ts';

/** The opening hours of a store, in its own time zone. */
export interface Schedule {
  /** An IANA name. */
  timeZone: string;
  week: Week;
  /** Days with their own periods instead of the weekday's. An empty list means closed all day. */
  specialDates: ReadonlyMap<CalendarDate, readonly Period[]>;
}

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** How far ahead in ms the next opening or closing is searched. */
const AHEAD_MS = 400 * DAY_MS;
/** Number of days before `from` to consider, because a period of yesterday may last until tonight. */
const DAYS_BACK = 2;

/** The opening periods that begin on `date`. */
export function periodsOn({ week, specialDates }: Schedule, date: CalendarDate): readonly Period[] {
  const special = specialDates.get(date);
  if (special !== undefined) return special;
  const day = week[weekdayOf(date)];
  return day?.isOpen ? day.periods : [];
}

/**
 * Yields the opening hours as intervals in epoch milliseconds. Intervals that end after `from` and begin
 * before `to`, sorted by time. Adjacent periods are joined, also at midnight. An interval that continues at
 * `to` ends at Infinity.
 */
function* openStretches(
  schedule: Schedule,
  from: number,
  to: number,
): Generator<{ start: number; end: number }> {
  const { timeZone } = schedule;
  const last = dayNumberOf(dateAt(timeZone, to));
  let running: { start: number; end: number } | null = null;
  const moments = ({ start, end }: { start: number; end: number }) => ({
    start: instantOf(timeZone, start * MINUTE_MS),
    end: instantOf(timeZone, end * MINUTE_MS),
  });
  for (let day = dayNumberOf(dateAt(timeZone, from)) - DAYS_BACK; day <= last; day += 1) {
    for (const period of periodsOn(schedule, dateOfDayNumber(day))) {
      const start = day * DAY_MINUTES + period.start;
      const end = day * DAY_MINUTES + period.end;
      if (running !== null && start <= running.end) {
        running = { start: running.start, end: Math.max(running.end, end) };
        continue;
      }
      if (running !== null) yield moments(running);
      running = { start, end };
    }
  }
  if (running === null) return;
  const { start, end } = moments(running);
  yield { start, end: end >= to ? Number.POSITIVE_INFINITY : end };
}

function* stretchesAfter(schedule: Schedule, at: number, to: number) {
  // Skips empty intervals: a period within an hour that the clock skips has a duration of zero.
  for (const stretch of openStretches(schedule, at, to))
    if (stretch.start < stretch.end && stretch.end > at) yield stretch;
}

/** True when the store is open at `at` by its hours. The closing moment itself is closed. */
export function isOpenByHours(schedule: Schedule, at: number): boolean {
  for (const { start } of stretchesAfter(schedule, at, at + DAYS_BACK * DAY_MS)) return start <= at;
  return false;
}

/** The first opening after `at`; null when there is none within a year. */
export function nextOpening(schedule: Schedule, at: number): number | null {
  for (const { start } of stretchesAfter(schedule, at, at + AHEAD_MS)) if (start > at) return start;
  return null;
}

/** The first closing after `at`; null if there is none within a year after `now`. */
export function nextClosing(schedule: Schedule, at: number, now = at): number | null {
  for (const { end } of stretchesAfter(schedule, at, Math.max(at, now) + AHEAD_MS))
    return Number.isFinite(end) ? end : null;
  return null;
}

/** An open part of a day's 24 hours, in minutes. `isFromDayBefore`: the period began before midnight. */
export interface DayBar extends Period {
  isFromDayBefore: boolean;
}

/** The open parts of a day on a 24-hour scale, sorted by time. */
export function barsOfDay(schedule: Schedule, date: CalendarDate): DayBar[] {
  const dayBefore = dateOfDayNumber(dayNumberOf(date) - 1);
  const over = periodsOn(schedule, dayBefore)
    .filter(({ end }) => end > DAY_MINUTES)
    .map(({ end }) => ({ start: 0, end: end - DAY_MINUTES, isFromDayBefore: true }));
  const own = periodsOn(schedule, date).map(({ start, end }) => ({
    start,
    end: Math.min(end, DAY_MINUTES),
    isFromDayBefore: false,
  }));
  return [...over, ...own];
}
