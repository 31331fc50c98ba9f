import { expect, it } from 'vitest';
import { returnDelayOf, returnDelays } from './leaving.ts';

it.each([
  [0, []],
  [1, [0]],
  [3, [0, 5, 10]],
])('%i clients return within milliseconds', (count, delays) => {
  expect(returnDelays(count)).toEqual(delays);
});

it('spreads two thousand clients and more over ten seconds', () => {
  for (const count of [2_000, 8_000]) {
    const delays = returnDelays(count);
    expect([delays[0], delays.at(-1)]).toEqual([0, Math.round((count - 1) * (10_000 / count))]);
    // No second may get more than its share of the clients.
    const inSecond = (second: number) => delays.filter((ms) => Math.floor(ms / 1000) === second).length;
    for (let second = 0; second < 10; second += 1)
      expect(inSecond(second)).toBeLessThanOrEqual(count / 10 + 1);
  }
});

it.each([
  [{ volte_em: 40 }, 40],
  [{ volte_em: 9e9 }, 10_000],
  [{ volte_em: -1 }, 0],
  [{ volte_em: Number.NaN }, 0],
  [{ volte_em: '7' }, 0],
  [{}, 0],
  [null, 0],
  ['x', 0],
])('reads a push %j', (pushed, ms) => {
  expect(returnDelayOf(pushed)).toBe(ms);
});
