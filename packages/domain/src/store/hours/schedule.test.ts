import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt, weekdayOf } from '../../kit/time/calendar-date.ts';
import { wallClockAt } from '../../kit/time/wall-clock.ts';
import type { Period } from './period.ts';
import { barsOfDay, isOpenByHours, nextClosing, nextOpening, periodsOn, type Schedule } from './schedule.ts';

const at = (iso: string) => Date.parse(iso);
const shown = (moment: number | null) =>
  moment === null ? null : new Date(moment - 3 * 3_600_000).toISOString().slice(0, 16);
const aSchedule = (
  days: Record<number, readonly (readonly [number, number])[]>,
  special: Record<string, readonly Period[]> = {},
  timeZone = 'America/Sao_Paulo',
): Schedule => ({
  timeZone,
  week: Array.from({ length: 7 }, (_, day) => ({
    isOpen: days[day] !== undefined,
    periods: (days[day] ?? []).map(([from, to]) => ({ start: from * 60, end: to * 60 })),
  })),
  specialDates: new Map(Object.entries(special)),
});
const everyDay = (...periods: [number, number][]) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, periods]));

// Friday 20 November 2026: Friday and Saturday 18:00 to 02:00, Sunday lunch and dinner, Monday closed.
const pizzeria = aSchedule({
  0: [
    [11, 15],
    [18, 23],
  ],
  2: [[18, 23]],
  3: [[18, 23]],
  4: [[18, 23]],
  5: [[18, 26]],
  6: [[18, 26]],
});

describe('a pizzeria that closes after midnight', () => {
  it.each([
    ['before it opens', '2026-11-20T17:59:59-03:00', false, '2026-11-20T18:00', '2026-11-21T02:00'],
    ['as it opens', '2026-11-20T18:00:00-03:00', true, '2026-11-21T18:00', '2026-11-21T02:00'],
    ['past midnight', '2026-11-21T01:59:59-03:00', true, '2026-11-21T18:00', '2026-11-21T02:00'],
    ['as it closes', '2026-11-21T02:00:00-03:00', false, '2026-11-21T18:00', '2026-11-22T02:00'],
    ['from Saturday into Sunday', '2026-11-22T01:00:00-03:00', true, '2026-11-22T11:00', '2026-11-22T02:00'],
    ['between lunch and dinner', '2026-11-22T16:00:00-03:00', false, '2026-11-22T18:00', '2026-11-22T23:00'],
    ['over the closed Monday', '2026-11-22T23:00:00-03:00', false, '2026-11-24T18:00', '2026-11-24T23:00'],
  ])('%s', (_name, now, isOpen, opens, closes) => {
    expect(isOpenByHours(pizzeria, at(now))).toBe(isOpen);
    expect(shown(nextOpening(pizzeria, at(now)))).toBe(opens);
    expect(shown(nextClosing(pizzeria, at(now)))).toBe(closes);
  });
});

describe('special dates', () => {
  const holiday = aSchedule(everyDay([18, 26]), {
    '2026-12-24': [{ start: 660, end: 1020 }],
    '2026-12-25': [],
  });

  it('override the week; the night before still ends at its own time', () => {
    expect(isOpenByHours(holiday, at('2026-12-24T01:30:00-03:00'))).toBe(true);
    expect(isOpenByHours(holiday, at('2026-12-24T18:30:00-03:00'))).toBe(false);
    expect(shown(nextClosing(holiday, at('2026-12-24T11:00:00-03:00')))).toBe('2026-12-24T17:00');
    expect(shown(nextOpening(holiday, at('2026-12-24T11:00:00-03:00')))).toBe('2026-12-26T18:00');
    expect(periodsOn(holiday, '2026-12-25')).toEqual([]);
  });

  it('are drawn on their day, with the part from the day before', () => {
    expect(barsOfDay(holiday, '2026-12-24')).toEqual([
      { start: 0, end: 120, isFromDayBefore: true },
      { start: 660, end: 1020, isFromDayBefore: false },
    ]);
    expect(barsOfDay(holiday, '2026-12-25')).toEqual([]);
    expect(barsOfDay(holiday, '2026-12-26')).toEqual([{ start: 1080, end: 1440, isFromDayBefore: false }]);
  });
});

it('does not close at midnight when the next period continues', () => {
  const split = aSchedule({ 5: [[18, 24]], 6: [[0, 2]] });
  expect(shown(nextClosing(split, at('2026-11-20T20:00:00-03:00')))).toBe('2026-11-21T02:00');
  const always = aSchedule(everyDay([0, 24]));
  expect(isOpenByHours(always, at('2026-11-20T23:59:59-03:00'))).toBe(true);
  expect(nextClosing(always, at('2026-11-20T12:00:00-03:00'))).toBeNull();
  expect(nextOpening(always, at('2026-11-20T12:00:00-03:00'))).toBeNull();
});

it('never opens with an empty week', () => {
  const never = aSchedule({});
  expect([isOpenByHours(never, 0), nextOpening(never, 0), nextClosing(never, 0)]).toEqual([
    false,
    null,
    null,
  ]);
});

describe('a change of the clock', () => {
  it('a night that loses or gains an hour closes at the hour on the clock', () => {
    const bar = aSchedule(everyDay([18, 27]), {}, 'America/New_York');
    expect(nextClosing(bar, at('2026-03-07T20:00:00-05:00'))).toBe(at('2026-03-08T03:00:00-04:00'));
    expect(nextClosing(bar, at('2026-10-31T20:00:00-04:00'))).toBe(at('2026-11-01T03:00:00-05:00'));
  });

  it('a period within the skipped hour is left out', () => {
    const odd = aSchedule({ 0: [[2, 2.5]] }, {}, 'America/New_York');
    expect(nextOpening(odd, at('2026-03-07T12:00:00-05:00'))).toBe(at('2026-03-15T02:00:00-04:00'));
  });

  it.each(['America/Sao_Paulo', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'])(
    '%s: is open by the local clock, at any minute of two years',
    (zone) => {
      const store = aSchedule(
        {
          0: [[0, 2.5]],
          1: [
            [11, 15],
            [18, 24],
          ],
          5: [[18, 26]],
          6: [[18, 27.5]],
        },
        {},
        zone,
      );
      const from = Date.UTC(zone === 'America/Sao_Paulo' ? 2017 : 2025, 0, 1);
      assert(
        property(integer({ min: 0, max: 2 * 365 * 1440 }), (minutes) => {
          const now = from + minutes * 60_000;
          const [opens, closes] = [nextOpening(store, now) ?? 0, nextClosing(store, now) ?? 0];
          expect(opens).toBeGreaterThan(now);
          expect(closes).toBeGreaterThan(now);
          expect(isOpenByHours(store, opens)).toBe(true);
          expect(isOpenByHours(store, opens - 1)).toBe(false);
          expect(isOpenByHours(store, closes)).toBe(false);
          expect(isOpenByHours(store, closes - 1)).toBe(true);
          // The next change of an open store is a closing; the next change of a closed store is an opening.
          expect(isOpenByHours(store, now)).toBe(closes < opens);
          // If the clock does not change on these days, the wall clock must give the same result.
          if (offsetAt(zone, now - 86_400_000) === offsetAt(zone, now + 86_400_000))
            expect(isOpenByHours(store, now)).toBe(isOpenOnTheWall(store, now));
        }),
        { numRuns: 300 },
      );
    },
  );
});

function offsetAt(zone: string, now: number): number {
  const { year, month, day, hour, minute } = wallClockAt(zone, now);
  return Date.UTC(year, month - 1, day, hour, minute) - now;
}

function isOpenOnTheWall(store: Schedule, now: number): boolean {
  const { hour, minute } = wallClockAt(store.timeZone, now);
  const time = hour * 60 + minute;
  const weekday = weekdayOf(dateAt(store.timeZone, now));
  const has = (day: number, minutes: number) =>
    store.week[day]?.periods.some(({ start, end }) => start <= minutes && minutes < end) ?? false;
  return has(weekday, time) || has((weekday + 6) % 7, time + 1440);
}
