import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPrice, groupShares, PRICE_RULES, shareOut } from './price-rules.ts';

const chosen = (...prices: (number | [number, number])[]) =>
  prices.map((price, at) => {
    const [priceCents, quantity] = typeof price === 'number' ? [price, 1] : price;
    return { optionId: at + 1, priceCents, quantity };
  });

describe('the price of a group', () => {
  it.each([
    ['highest', chosen(4500, 7200), 7200],
    ['lowest', chosen(4500, 7200), 4500],
    ['lowest', chosen(0, 7200), 0],
    ['mean', chosen(3000, 3100, 3100), 3067],
    ['mean', chosen(3001, 3002), 3002],
    ['mean', chosen([3000, 2], 3300), 3100],
    ['sum', chosen(300, 800), 1100],
    ['sum', chosen([300, 3]), 300],
    ['incremental', chosen([300, 3], 200), 1100],
    ['highest', [], 0],
    ['mean', [], 0],
  ] as const)('%s of %j is %d', (rule, options, cents) => {
    expect(groupPrice(rule, options)).toBe(cents);
  });

  it('splits the mean of three to the cent', () => {
    expect(groupShares('mean', chosen(3000, 3100, 3100))).toEqual([1000, 1034, 1033]);
  });

  it('gives each half its half of the higher price', () => {
    expect(groupShares('highest', chosen(4500, 7201))).toEqual([3601, 3600]);
  });
});

const options = fc
  .array(fc.record({ priceCents: fc.nat(99_999_99), quantity: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 12,
  })
  .map((list) => list.map((each, at) => ({ ...each, optionId: at })));

it('shares add up to the price, in whole cents and never negative, for every rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRICE_RULES), options, (rule, list) => {
      const shares = groupShares(rule, list);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(groupPrice(rule, list));
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

it('only the adding rules can charge less than the lowest or more than the highest price', () => {
  fc.assert(
    fc.property(fc.constantFrom('highest', 'lowest', 'mean'), options, (rule, list) => {
      fc.pre(list.length > 0);
      const prices = list.map(({ priceCents }) => priceCents);
      const price = groupPrice(rule, list);
      expect(price).toBeGreaterThanOrEqual(Math.min(...prices));
      expect(price).toBeLessThanOrEqual(Math.max(...prices));
    }),
  );
});

it('splits by weights of zero', () => {
  expect(shareOut(0, [])).toEqual([]);
  expect(shareOut(7, [0, 0])).toEqual([7, 0]);
});
