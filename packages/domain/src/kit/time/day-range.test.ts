import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt, dateOfDayNumber, dayNumberOf } from './calendar-date.ts';
import {
  daysOfPeriod,
  faultOfRange,
  isDate,
  LONGEST_RANGE_DAYS,
  momentsOfRange,
  NAMED_PERIODS,
  periodOfWord,
  wordOfPeriod,
} from './day-range.ts';

it.each([
  ['today', '2026-11-22', '2026-11-22'],
  ['yesterday', '2026-11-21', '2026-11-21'],
  ['7-days', '2026-11-16', '2026-11-22'],
  ['30-days', '2026-10-24', '2026-11-22'],
] as const)('%s', (period, from, to) => {
  expect(daysOfPeriod(period, '2026-11-22')).toEqual({ from, to });
});

it.each([
  ['one day', '2026-11-22', '2026-11-22', null],
  ['a leap year', '2024-01-01', '2024-12-31', null],
  ['a day more', '2024-01-01', '2025-01-01', 'too-long'],
  ['the wrong way round', '2026-11-22', '2026-11-21', 'backwards'],
])('%s', (_what, from, to, fault) => {
  expect(faultOfRange({ from, to })).toBe(fault);
});

describe('momentsOfRange', () => {
  it.each([
    ['an ordinary day', '2026-11-22', '2026-11-22T00:00:00-03:00', '2026-11-23T00:00:00-03:00'],
    [
      'a day whose midnight was skipped',
      '2018-11-04',
      '2018-11-04T01:00:00-02:00',
      '2018-11-05T00:00:00-02:00',
    ],
    ['a day of twenty-five hours', '2018-02-17', '2018-02-17T00:00:00-02:00', '2018-02-18T00:00:00-03:00'],
  ])('%s', (_what, day, from, until) => {
    expect(momentsOfRange({ from: day, to: day }, 'America/Sao_Paulo')).toEqual({
      from: Date.parse(from),
      until: Date.parse(until),
    });
  });

  it('contains exactly the moments of its days', () => {
    const zone = constantFrom('America/Sao_Paulo', 'America/Noronha', 'Europe/Lisbon');
    const start = Date.UTC(2017, 0, 1);
    assert(
      property(
        zone,
        integer({ min: 0, max: 3 * 366 * 1440 }),
        integer({ min: 0, max: 9 }),
        (timeZone, minute, more) => {
          const at = start + minute * 60_000;
          const from = dateAt(timeZone, at);
          const range = momentsOfRange({ from, to: dateOfDayNumber(dayNumberOf(from) + more) }, timeZone);
          expect(range.from).toBeLessThanOrEqual(at);
          expect(range.until).toBeGreaterThan(at);
          expect(dateAt(timeZone, range.from - 1) < from).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('writes a period into an address and reads it again', () => {
  const day = integer({ min: 0, max: 30_000 }).map(dateOfDayNumber);
  assert(
    property(day, integer({ min: 0, max: LONGEST_RANGE_DAYS - 1 }), (from, more) => {
      const period = { from, to: dateOfDayNumber(dayNumberOf(from) + more) };
      expect(periodOfWord(wordOfPeriod(period))).toEqual(period);
    }),
  );
  for (const period of NAMED_PERIODS) expect(periodOfWord(wordOfPeriod(period))).toBe(period);
  // Reports write this period without the word for days.
  expect(periodOfWord('90')).toBe('90-days');
});

it.each(['', 'amanhã', '2026-02-30_2026-03-01', '2026-03-02_2026-03-01', '2020-01-01_2026-01-01', 'hoje '])(
  'takes %j for no period',
  (word) => {
    expect(periodOfWord(word)).toBeNull();
  },
);

it('knows the days of the calendar', () => {
  expect(['2024-02-29', '2026-02-29', '2026-13-01', '22/11/2026'].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
