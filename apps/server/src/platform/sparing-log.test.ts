import { expect, it } from 'vitest';
import { createSparing } from './sparing-log.ts';

it('says so many of a kind a minute, and then how many were left unsaid', () => {
  let now = 0;
  const sparing = createSparing(2, { now: () => now });
  expect([1, 2, 3, 4].map(() => sparing('a'))).toEqual([0, 0, null, null]);
  expect(sparing('b')).toBe(0);
  now += 60_000;
  expect([sparing('a'), sparing('a'), sparing('a')]).toEqual([2, 0, null]);
});
