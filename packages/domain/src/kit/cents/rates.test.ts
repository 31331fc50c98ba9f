import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextShare, rateOf, splitCents } from './rates.ts';

describe('a rate of an amount', () => {
  it.each([
    [5_000, 39_900, 200],
    [1_050, 50_000, 53],
    [12_525, 20_000, 251],
    [250, 30_000, 8],
    [30, 50_000, 2],
    [150, 230_000, 35],
    [50, 9_900, 0],
    [51, 9_900, 1],
    [-1_050, 50_000, -53],
    [99_999_999, 39_900, 3_990_000],
    [6_490, 39_900, 259],
    [6_090, 120_000, 731],
    [6_790, 230_000, 1_562],
  ])('%i cents at %i millionths are %i', (cents, rate, expected) => {
    expect(rateOf(cents, rate)).toBe(expected);
  });

  it('is rounded per order: three bases of 10,05 at 12 % make 3,63', () => {
    expect([1_005, 1_005, 1_005].map((base) => rateOf(base, 120_000))).toEqual([121, 121, 121]);
  });
});

describe('an amount split by weights', () => {
  it.each([
    [1_000, [1, 1, 1], [334, 333, 333]],
    [700, [1_999, 2_999, 1], [280, 420, 0]],
    [5, [1, 1, 1, 1], [2, 1, 1, 1]],
    [1, [1, 1], [1, 0]],
    [1_000, [0, 0], [500, 500]],
    [-1_000, [1, 1, 1], [-334, -333, -333]],
    [8_341, [1, 1, 1], [2_781, 2_780, 2_780]],
  ])('%i by %j is %j', (cents, weights, expected) => {
    expect(splitCents(cents, weights)).toEqual(expected);
  });

  it('adds up, and every part is less than a cent from its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), weights, (cents, of) => {
        const parts = splitCents(cents, of);
        const total = of.reduce((sum, weight) => sum + weight, 0) || of.length;
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        for (const [index, part] of parts.entries()) {
          const weight = of.every((each) => each === 0) ? 1 : (of[index] ?? 0);
          expect(Math.abs(part - (cents * weight) / total)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });
});

describe('the refund for parts of a whole', () => {
  const backOf = (cents: number, whole: number, parts: number[]) => {
    let before = 0;
    return parts.map((now) => {
      const back = nextShare(cents, { before, now, whole });
      before += now;
      return back;
    });
  };

  it.each([
    [731, 6_490, [3_245, 3_245], [366, 365]],
    [300, 6_490, [3_245, 3_245], [150, 150]],
    [731, 6_490, [1_000, 2_000, 3_490], [113, 225, 393]],
    [300, 6_490, [1_000, 2_000, 3_490], [46, 93, 161]],
    [600, 5_000, [1_250, 1_250, 2_500], [150, 150, 300]],
    [40, 1_000, [333, 333, 334], [13, 14, 13]],
  ])('%i of %i in %j is %j', (cents, whole, parts, expected) => {
    expect(backOf(cents, whole, parts)).toEqual(expected);
  });
});
