import { expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

let now = 0;
const clock = { now: () => now };

it('allows a burst at once, then the rate per second, for each subject separately', () => {
  const buckets = createTokenBuckets({ perSecond: 10, burst: 3 }, clock);
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 100]);
  expect(buckets.waitMs('b')).toBe(0);
  now += 40;
  expect(buckets.take('a')).toBe(60);
  now += 60;
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 100]);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 100]);
});

it('refusals, and a clock that is set back, take no tokens', () => {
  const buckets = createTokenBuckets({ perSecond: 1, burst: 1 }, clock);
  buckets.take('a');
  for (let time = 0; time < 50; time += 1) expect(buckets.take('a')).toBe(1_000);
  now -= 10_000;
  expect(buckets.take('a')).toBe(1_000);
  now += 1_000;
  expect(buckets.take('a')).toBe(0);
});

it('drops the least recently seen subject when there are too many', () => {
  const buckets = createTokenBuckets({ perSecond: 1, burst: 1 }, clock);
  buckets.take('first');
  for (let index = 0; index < 20_000; index += 1) buckets.take(`flood ${index}`);
  expect([buckets.take('first'), buckets.take('flood 19999')]).toEqual([0, 1_000]);
});

it('reports tokens to the common buckets, and adopts a lower balance only', () => {
  const reports: [string, number][] = [];
  let adopt: (subject: string, tokens: number) => void = () => undefined;
  const buckets = createTokenBuckets({ perSecond: 1, burst: 5 }, clock, {
    name: 'chamadas',
    share: (_name, _rule, adopting) => {
      adopt = adopting;
      return { report: (subject, worth) => reports.push([subject, worth]) };
    },
  });
  expect([buckets.take('a'), buckets.take('a', 2)]).toEqual([0, 0]);
  adopt('a', 5);
  expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 1_000]);
  // Other servers have used up all common tokens.
  adopt('b', -1);
  expect(buckets.take('b')).toBe(2_000);
  expect(reports).toEqual([
    ['a', 1],
    ['a', 2],
    ['a', 1],
    ['a', 1],
  ]);
});
