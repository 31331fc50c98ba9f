import { expect, it } from 'vitest';
import { createRateLimitedLog } from './rate-limited-log.ts';

it('allows a number of lines per kind and minute, then counts the omitted ones', () => {
  let now = 0;
  const suppressedCounter = createRateLimitedLog(2, { now: () => now });
  expect([1, 2, 3, 4].map(() => suppressedCounter('a'))).toEqual([0, 0, null, null]);
  expect(suppressedCounter('b')).toBe(0);
  now += 60_000;
  expect([suppressedCounter('a'), suppressedCounter('a'), suppressedCounter('a')]).toEqual([2, 0, null]);
});
