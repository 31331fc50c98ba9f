import { array, assert, boolean, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay, readWeek, type TypedDay, typedDayOf } from './week.ts';

const CLOSED: TypedDay = { isOpen: false, opens: null, closes: null, opensAgain: null, closesAgain: null };
const minutes = (time: string) => {
  const [hour, minute] = time.split(':').map(Number);
  return time === '' ? null : (hour ?? 0) * 60 + (minute ?? 0);
};
const day = (opens: string, closes: string, opensAgain = '', closesAgain = ''): TypedDay => ({
  isOpen: true,
  opens: minutes(opens),
  closes: minutes(closes),
  opensAgain: minutes(opensAgain),
  closesAgain: minutes(closesAgain),
});
/** A week with the given days open, numbered from Sunday. */
const week = (days: Record<number, TypedDay>) =>
  Array.from({ length: 7 }, (_, index) => days[index] ?? CLOSED);

describe('a typed day', () => {
  it.each([
    ['18:00 to 23:00', day('18:00', '23:00'), [{ start: 1080, end: 1380 }]],
    ['past midnight is one period', day('18:00', '02:00'), [{ start: 1080, end: 1560 }]],
    ['00:00 is the end of the day', day('18:00', '00:00'), [{ start: 1080, end: 1440 }]],
    ['as is 23:59', day('18:00', '23:59'), [{ start: 1080, end: 1440 }]],
    ['and nothing', day('18:00', ''), [{ start: 1080, end: 1440 }]],
    ['a whole day', day('00:00', '00:00'), [{ start: 0, end: 1440 }]],
    ['a whole day from six', day('06:00', '06:00'), [{ start: 360, end: 1800 }]],
    [
      'lunch and dinner',
      day('11:00', '14:30', '18:00', '23:00'),
      [
        { start: 660, end: 870 },
        { start: 1080, end: 1380 },
      ],
    ],
    [
      'in whatever order',
      day('18:00', '23:00', '9:00', '14:30'),
      [
        { start: 540, end: 870 },
        { start: 1080, end: 1380 },
      ],
    ],
    [
      'one after the other without a break',
      day('11:00', '15:00', '15:00', '22:00'),
      [
        { start: 660, end: 900 },
        { start: 900, end: 1320 },
      ],
    ],
  ])('%s', (_name, typed, periods) => {
    expect(readDay(typed)).toEqual({ periods });
  });

  it.each([
    ['no opening', day('', '23:00'), [['opens', 'no-opening']]],
    ['checked and nothing typed', day('', ''), [['opens', 'no-opening']]],
    ['no second opening', day('11:00', '14:00', '', '23:00'), [['opensAgain', 'no-opening']]],
    ['the second begins in the first', day('11:00', '18:30', '18:00', '23:00'), [['opensAgain', 'overlap']]],
    ['the first begins in the second', day('18:00', '23:00', '11:00', '18:30'), [['opens', 'overlap']]],
    [
      'the first runs over the second past midnight',
      day('11:00', '02:00', '18:00', '23:00'),
      [['opensAgain', 'overlap']],
    ],
  ])('refuses: %s', (_name, typed, faults) => {
    const read = readDay(typed);
    expect('faults' in read && read.faults.map(({ field, kind }) => [field, kind])).toEqual(faults);
  });

  it('a closed day needs no times, and stores the given ones', () => {
    expect(
      readWeek(week({ 1: { ...day('18:00', '23:00'), isOpen: false }, 2: { ...CLOSED, closes: 60 } })),
    ).toEqual({
      week: week({}).map((_, index) => ({
        isOpen: false,
        periods: index === 1 ? [{ start: 1080, end: 1380 }] : [],
      })),
    });
  });
});

describe('a typed week', () => {
  it.each([
    ['Friday runs into Saturday', { 5: day('18:00', '02:00'), 6: day('01:00', '05:00') }, [5, 'closes']],
    [
      'Saturday runs into Sunday',
      { 6: day('18:00', '23:00', '23:30', '04:00'), 0: day('03:59', '10:00') },
      [6, 'closesAgain'],
    ],
  ])('refuses: %s', (_name, days, [number, field]) => {
    expect(readWeek(week(days))).toMatchObject({
      faults: [{ day: number, field, kind: 'overlap-next-day' }],
    });
  });

  it.each([
    ['up to the very minute', { 5: day('18:00', '02:00'), 6: day('02:00', '05:00') }],
    [
      'into a day that is closed',
      { 5: day('18:00', '02:00'), 6: { ...day('01:00', '05:00'), isOpen: false } },
    ],
  ])('takes: %s', (_name, days) => {
    expect(readWeek(week(days))).toHaveProperty('week');
  });

  it('reads its own output', () => {
    const minute = integer({ min: 0, max: 1439 });
    const typed = tuple(
      boolean(),
      minute,
      integer({ min: 1, max: 1440 }),
      minute,
      integer({ min: 1, max: 1440 }),
    );
    assert(
      property(array(typed, { minLength: 7, maxLength: 7 }), (days) => {
        const read = readWeek(
          days.map(([isOpen, start, length, again, more]) =>
            typedDayOf(isOpen, [
              { start, end: start + length },
              { start: again, end: again + more },
            ]),
          ),
        );
        if ('faults' in read) return;
        expect(readWeek(read.week.map(({ isOpen, periods }) => typedDayOf(isOpen, periods)))).toEqual(read);
        const times = read.week.flatMap(({ isOpen, periods }, index) =>
          isOpen ? periods.map(({ start, end }) => [index * 1440 + start, index * 1440 + end] as const) : [],
        );
        for (const [index, [, end]] of times.entries()) {
          const [next = 0] = times[(index + 1) % times.length] ?? [];
          expect(index + 1 < times.length ? next : next + 7 * 1440).toBeGreaterThanOrEqual(end);
        }
      }),
      { numRuns: 300 },
    );
  });
});
