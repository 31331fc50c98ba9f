import { expect, it } from 'vitest';
import { comparisonOf, finishedDays, perDay, weekdayCounts } from './report-days.ts';

const NOON = Date.parse('2026-11-16T15:00:00Z');
const now = { today: '2026-11-16', at: NOON, firstDay: '2026-11-01' };
const days = (from: string, to = from) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` });
const part = (day: string) => ({ day: `2026-11-${day}`, until: Date.parse(`2026-11-${day}T15:00:00Z`) });

it.each([
  ['a day that is over stands against the whole day before', days('15'), days('14'), null, true],
  ['today, against the same hours of yesterday', days('16'), days('15'), part('15'), true],
  [
    'a week with today, against the same hours of its last day',
    days('10', '16'),
    days('03', '09'),
    part('09'),
    true,
  ],
  ['a week that goes on, up to now', days('14', '18'), days('09', '13'), part('11'), true],
  [
    'the first days, against nothing',
    days('01', '05'),
    { from: '2026-10-27', to: '2026-10-31' },
    null,
    false,
  ],
  ['days that begin after the first one, but have it before them', days('02'), days('01'), null, true],
  [
    'days before of which the store had only some, against nothing',
    days('03', '06'),
    { from: '2026-10-30', to: '2026-11-02' },
    null,
    false,
  ],
  ['days to come, against nothing', days('17', '18'), days('15', '16'), part('14'), false],
])('%s', (_why, range, before, partOf, isComplete) => {
  expect(comparisonOf(range, now)).toEqual({ before, partOf, isComplete });
});

it('a store without orders has no comparison', () => {
  expect(comparisonOf(days('10', '12'), { ...now, firstDay: null }).isComplete).toBe(false);
});

// The week from Sunday to Saturday; today is Monday the 16th.
it.each([
  [days('02', '15'), [2, 2, 2, 2, 2, 2, 2]],
  [days('02', '16'), [2, 2, 2, 2, 2, 2, 2]],
  [{ from: '2026-10-01', to: '2026-11-16' }, [3, 2, 2, 2, 2, 2, 2]],
  [days('16'), [0, 0, 0, 0, 0, 0, 0]],
  [days('16', '20'), [0, 0, 0, 0, 0, 0, 0]],
])('%j has these finished days with the store, by weekday: %j', (range, counts) => {
  expect(weekdayCounts(finishedDays(range, now))).toEqual(counts);
});

it('a mean has one decimal, and does not exist for zero days', () => {
  expect([perDay(1_223, 12), perDay(1_244, 13), perDay(0, 3), perDay(5, 0)]).toEqual([101.9, 95.7, 0, null]);
});
