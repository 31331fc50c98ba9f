import { expect, it } from 'vitest';
import { addMonths, daysOfMonth, sameDayOfMonth, weeksOfMonth } from './calendar-month.ts';

it.each([
  ['2026-11', '2026-11-01', '2026-11-30', 5, '2026-11-01', '2026-12-05'],
  ['2026-02', '2026-02-01', '2026-02-28', 4, '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29', 5, '2028-01-30', '2028-03-04'],
  ['2026-08', '2026-08-01', '2026-08-31', 6, '2026-07-26', '2026-09-05'],
  ['2026-12', '2026-12-01', '2026-12-31', 5, '2026-11-29', '2027-01-02'],
])('%s has its days in whole weeks from Sunday', (month, from, to, weeks, first, last) => {
  expect(daysOfMonth(month)).toEqual({ from, to });
  const shown = weeksOfMonth(month);
  expect([shown.length, shown[0]?.[0], shown.at(-1)?.at(-1)]).toEqual([weeks, first, last]);
});

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
])('%s and %d months are %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

it.each([
  ['2026-11-30', 1, '2026-12-30'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
])('%s, %d months later, is %s', (date, months, expected) => {
  expect(sameDayOfMonth(date, months)).toBe(expected);
});
