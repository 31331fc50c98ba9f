import { expect, it } from 'vitest';
import { ageOn, birthFault } from './registration.ts';

it.each([
  ['1990-01-01', '2026-11-27', 36],
  ['2008-11-27', '2026-11-27', 18],
  ['2008-11-28', '2026-11-27', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['1965-03-15', '2026-03-14', 60],
])('a person born on %s has on %s the age %i', (bornOn, today, years) => {
  expect(ageOn(bornOn, today)).toBe(years);
});

it.each([
  ['2008-11-27', null],
  ['2008-11-28', 'too-young'],
  ['2026-11-28', 'impossible'],
  ['1906-11-26', null],
  ['1905-11-26', 'impossible'],
])('an owner born on %s has the fault %s', (bornOn, fault) => {
  expect(birthFault(bornOn, '2026-11-27')).toBe(fault);
});
