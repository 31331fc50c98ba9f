import { describe, expect, it } from 'vitest';
import { addBankDays, dueAfterDays, isBankDay, nextBankDay } from './bank-calendar.ts';

describe('a bank day', () => {
  it.each([
    ['2026', ['2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04']],
    ['2027', ['2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27']],
    ['2028', ['2028-02-28', '2028-02-29', '2028-04-14', '2028-06-15']],
  ])('%s has four holidays around Easter on working days', (year, moving) => {
    const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
    const holidays = new Set([...fixed.map((day) => `${year}-${day}`), ...moving]);
    const closed = daysOf(Number(year)).filter((date) => isWorkingDay(date) && !isBankDay(date));
    expect(closed).toEqual([...holidays].sort().filter(isWorkingDay));
  });

  // Easter Sundays from church tables, including the earliest and the latest possible day.
  it.each(['1818-03-22', '2019-04-21', '2024-03-31', '2025-04-20', '2038-04-25', '2100-03-28'])(
    'Good Friday comes two days before Easter on %s',
    (easter) => {
      expect(isBankDay(shifted(easter, -2))).toBe(false);
      expect(isBankDay(shifted(easter, -9))).toBe(true);
    },
  );

  it.each([
    ['2026-12-24', true],
    ['2026-12-31', true],
    ['2026-02-18', true],
    ['2023-11-20', true],
    ['2024-11-20', false],
    ['2026-11-28', false],
    ['2026-11-29', false],
  ])('%s: %s', (date, expected) => {
    expect(isBankDay(date)).toBe(expected);
  });
});

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-02-14', '2026-02-18'],
  ['2026-12-25', '2026-12-28'],
])('the bank day of %s is %s', (date, expected) => {
  expect(nextBankDay(date)).toBe(expected);
});

it.each([
  ['2026-02-13', 0, '2026-02-13'],
  ['2026-02-14', 0, '2026-02-18'],
  ['2026-02-14', 1, '2026-02-18'],
  ['2026-02-13', 2, '2026-02-19'],
  ['2026-12-23', 5, '2026-12-31'],
])('%s and %i bank days make %s', (date, count, expected) => {
  expect(addBankDays(date, count)).toBe(expected);
});

describe('due days of a sale', () => {
  it.each([
    ['2026-02-13', '2026-02-18', '2026-03-16'],
    ['2026-04-02', '2026-04-06', '2026-05-04'],
    ['2026-11-19', '2026-11-23', '2026-12-21'],
    ['2026-11-14', '2026-11-16', '2026-12-14'],
    ['2026-12-24', '2026-12-28', '2027-01-25'],
    ['2026-12-31', '2027-01-04', '2027-02-01'],
    ['2027-01-29', '2027-02-01', '2027-03-01'],
    ['2028-01-28', '2028-01-31', '2028-03-01'],
    ['2028-01-29', '2028-01-31', '2028-03-01'],
    ['2028-01-30', '2028-01-31', '2028-03-01'],
    ['2028-01-31', '2028-02-01', '2028-03-01'],
  ])('on %s is due on %s a bank day later, on %s 30 days later', (soldOn, nextDay, inThirty) => {
    expect(addBankDays(soldOn, 1)).toBe(nextDay);
    expect(dueAfterDays(soldOn, 30)).toBe(inThirty);
  });

  it('in three instalments is due 30, 60 and 90 days later', () => {
    const due = [30, 60, 90].map((days) => dueAfterDays('2026-11-12', days));
    expect(due).toEqual(['2026-12-14', '2027-01-11', '2027-02-10']);
  });
});

function daysOf(year: number): string[] {
  const days = [];
  for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = shifted(day, 1)) days.push(day);
  return days;
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function isWorkingDay(date: string): boolean {
  return ![0, 6].includes(new Date(date).getUTCDay());
}
