import { expect, it } from 'vitest';
import { isOpenByHours, nextOpening } from '../../store/hours/schedule.ts';
import { hoursOn } from './testing/a-product.ts';

const at = (iso: string) => Date.parse(`${iso}-03:00`);

it('a shift of the 24th sells into a closed 25th until its end, and then from the 26th', () => {
  const every = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [[18, 27]] as const]));
  const schedule = { ...hoursOn(every), specialDates: new Map([['2026-12-25', []]]) };
  expect(isOpenByHours(schedule, at('2026-12-25T02:59:59'))).toBe(true);
  expect(isOpenByHours(schedule, at('2026-12-25T03:00:00'))).toBe(false);
  expect(nextOpening(schedule, at('2026-12-25T03:00:00'))).toBe(at('2026-12-26T18:00'));
});
