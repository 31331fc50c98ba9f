import { expect, it } from 'vitest';
import { createRateLimitedLog } from './rate-limited-log.ts';

it('allows a number of lines per kind and minute, and then counts the omitted ones', () => {
  let now = 0;
  const unsaidOf = createRateLimitedLog(2, { now: () => now });
  expect([1, 2, 3, 4].map(() => unsaidOf('a'))).toEqual([0, 0, null, null]);
  expect(unsaidOf('b')).toBe(0);
  now += 60_000;
  expect([unsaidOf('a'), unsaidOf('a'), unsaidOf('a')]).toEqual([2, 0, null]);
});
