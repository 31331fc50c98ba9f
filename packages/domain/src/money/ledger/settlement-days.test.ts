import { expect, it } from 'vitest';
import { isCreditDay, lastRunDay, nextCreditDay, nextRunDay, runBeginsAt } from './settlement-days.ts';

it.each([
  ['before eight in Brasília it is the day before', '2026-11-26T10:59:59Z', '2026-11-25', '2026-11-26'],
  ['from eight on it is the day', '2026-11-26T11:00:00Z', '2026-11-26', '2026-11-27'],
  ['on a Sunday it is Friday', '2026-11-29T15:00:00Z', '2026-11-27', '2026-11-30'],
  ['on a holiday and its weekend it is Thursday', '2026-11-22T15:00:00Z', '2026-11-19', '2026-11-23'],
])('%s', (_named, at, last, next) => {
  expect(lastRunDay(Date.parse(at))).toBe(last);
  expect(nextRunDay(Date.parse(at))).toBe(next);
});

it('begins at 8:00 in Brasília', () => {
  expect(new Date(runBeginsAt('2026-11-26')).toISOString()).toBe('2026-11-26T11:00:00.000Z');
});

it.each([
  ['2026-12-10', true],
  ['2026-12-11', false],
  // 10 January and 10 October 2027 are Sundays, so the next Monday is the day of credits.
  ['2027-01-11', true],
  ['2027-01-08', false],
  ['2027-10-11', true],
])('%s is a day of credits: %s', (day, expected) => {
  expect(isCreditDay(day)).toBe(expected);
});

it.each([
  ['2026-12-10', '2026-12-10'],
  ['2026-12-11', '2027-01-11'],
  ['2027-01-29', '2027-02-10'],
])('from %s on the next of them is %s', (from, expected) => {
  expect(nextCreditDay(from)).toBe(expected);
});
