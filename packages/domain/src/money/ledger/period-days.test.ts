import { expect, it } from 'vitest';
import { lastPeriodEnd, nextPeriodEnd } from './period-days.ts';

it.each([
  // A month can be closed from noon of the next day. In Brazil, noon comes first in Fernando de Noronha:
  // 14:00 UTC.
  ['2026-12-01T13:59:59Z', '2026-10-31'],
  ['2026-12-01T14:00:00Z', '2026-11-30'],
  ['2026-12-31T23:59:59Z', '2026-11-30'],
  ['2027-01-01T14:00:00Z', '2026-12-31'],
])('at %s the last month is %s', (at, end) => {
  expect(lastPeriodEnd(Date.parse(at))).toBe(end);
});

it('continues month by month', () => {
  expect([nextPeriodEnd('2026-11-30'), nextPeriodEnd('2027-01-31'), nextPeriodEnd('2028-01-31')]).toEqual([
    '2026-12-31',
    '2027-02-28',
    '2028-02-29',
  ]);
});
