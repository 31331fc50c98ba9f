import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { movedPrice, movedTag, PRICE_ENDINGS, type PriceMove, planPrices, sumOfPlan } from './bulk-prices.ts';
import { MAX_PRICE_CENTS } from './price-rules.ts';
import { someParts } from './testing/some-parts.ts';

const percent = (hundredths: number, ending: PriceMove['ending'] = null): PriceMove => ({
  by: { kind: 'percent', hundredths },
  ending,
});
const amount = (cents: number, ending: PriceMove['ending'] = null): PriceMove => ({
  by: { kind: 'amount', cents },
  ending,
});

describe('a price change', () => {
  test.each([
    ['10 % up', 2590, percent(1000), 2849],
    ['half a cent up', 1005, percent(1000), 1106],
    ['half a cent up on the way down', 1005, percent(-1000), 905],
    ['R$ 2,00 up', 2590, amount(200), 2790],
    ['R$ 2,00 down', 2590, amount(-200), 2390],
    ['never below nothing', 150, amount(-200), 0],
    ['never above the cap', 9_999_000, percent(1000), MAX_PRICE_CENTS],
    ['what costs nothing stays so', 0, amount(200), 0],
    ['everything off', 2590, percent(-10_000), 0],
    ['to the nearest ,90', 2590, percent(1000, 90), 2890],
    ['to the higher of two as near', 1000, amount(40, 90), 1090],
    ['a half up, to the higher', 2000, amount(50, 0), 2100],
    ['not back below where it was', 1030, percent(100, 90), 1090],
    ['not up on the way down', 1080, percent(-100, 90), 990],
    ['as it comes where nothing ends so', 60, percent(-100, 90), 59],
    ['never to nothing by its ending', 60, amount(-20, 0), 40],
    ['only its ending', 1234, percent(0, 50), 1250],
    ['the ending below the cap', MAX_PRICE_CENTS, percent(0, 0), 9_999_900],
  ])('%s', (_what, cents, move, expected) => {
    expect(movedPrice(cents, move)).toBe(expected);
  });

  const anyPrice = fc.integer({ min: 0, max: MAX_PRICE_CENTS });
  const anyMove: fc.Arbitrary<PriceMove> = fc.record({
    by: fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        hundredths: fc.integer({ min: -10_000, max: 100_000 }),
      }),
      fc.record({
        kind: fc.constant('amount' as const),
        cents: fc.integer({ min: -MAX_PRICE_CENTS, max: MAX_PRICE_CENTS }),
      }),
    ),
    ending: fc.constantFrom(null, ...PRICE_ENDINGS),
  });
  const directionOf = ({ by }: PriceMove) => Math.sign(by.kind === 'amount' ? by.cents : by.hundredths);

  it('is whole cents within its bounds, and never goes against its direction', () => {
    fc.assert(
      fc.property(anyPrice, anyMove, (cents, move) => {
        const moved = movedPrice(cents, move);
        expect(Number.isInteger(moved) && moved >= 0 && moved <= MAX_PRICE_CENTS).toBe(true);
        const direction = directionOf(move);
        if (direction !== 0) expect((moved - cents) * direction).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('preserves the order of prices unless an ending is requested', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyMove, (one, other, { by }) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(low > 0);
        expect(movedPrice(low, { by, ending: null })).toBeLessThanOrEqual(
          movedPrice(high, { by, ending: null }),
        );
      }),
    );
  });

  it('a promotion stays lower than its price, or ends', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyMove, (priceCents, promoCents, move) => {
        fc.pre(0 < promoCents && promoCents < priceCents);
        const moved = movedTag({ priceCents, promoCents }, move);
        if (moved.promoCents === null) return;
        expect(moved.promoCents).toBeGreaterThan(0);
        expect(moved.promoCents).toBeLessThan(moved.priceCents);
      }),
    );
  });

  test.each([
    ['moves along', { priceCents: 2000, promoCents: 1500 }, percent(1000), [2200, 1650]],
    ['stays where both became one', { priceCents: 1040, promoCents: 1020 }, percent(100, 90), [1090, 1020]],
    [
      'ends where it is not lower any more',
      { priceCents: 1040, promoCents: 1020 },
      percent(-100, 90),
      [990, null],
    ],
  ])('a promotion %s', (_what, tag, move, [priceCents, promoCents]) => {
    expect(movedTag(tag, move)).toEqual({ priceCents, promoCents });
  });
});

describe('the plan of a bulk price change', () => {
  // A pizza with two sizes and a group of crusts, which a burger also has; and a juice without options.
  const parts = someParts({
    products: [
      { productId: 1, priceCents: 3000 },
      { productId: 2, priceCents: 2000, promoCents: 1500 },
      { productId: 3, priceCents: 900 },
    ],
    sizes: [
      { sizeId: 1, productId: 1, priceCents: 4000 },
      { sizeId: 2, productId: 1, priceCents: 0 },
    ],
    groups: [
      { groupId: 1, prices: [800, 0] },
      { groupId: 2, prices: [500] },
    ],
    links: [
      { productId: 1, groupId: 1 },
      { productId: 2, groupId: 1 },
      { productId: 3, groupId: 2 },
    ],
  });
  const input = { productIds: [1, 3], withOptions: false, move: percent(1000) };

  it('changes products and sizes, but no hidden prices and no zero prices', () => {
    const plan = planPrices(parts, input);
    expect(plan).toEqual({
      products: [
        {
          id: 3,
          before: { priceCents: 900, promoCents: null },
          after: { priceCents: 990, promoCents: null },
        },
      ],
      sizes: [
        {
          id: 1,
          before: { priceCents: 4000, promoCents: null },
          after: { priceCents: 4400, promoCents: null },
        },
      ],
      options: [],
      alsoIn: [],
    });
    expect(sumOfPlan(plan)).toEqual({ prices: 2, cents: 5390 });
  });

  it('with options, lists the other products that use them', () => {
    const plan = planPrices(parts, { ...input, productIds: [1], withOptions: true });
    expect(plan.options.map(({ id, after }) => [id, after.priceCents])).toEqual([[10, 880]]);
    expect(plan.alsoIn).toEqual([2]);
  });

  it('is empty when no price changes', () => {
    expect(sumOfPlan(planPrices(parts, { ...input, move: amount(0) }))).toEqual({ prices: 0, cents: 0 });
  });
});
