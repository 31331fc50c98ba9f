import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeFault } from './group-rules.ts';
import type { OptionGroup } from './menu-product.ts';
import { minPrice, priceFrom, priceSelection } from './selection.ts';
import { aGroup, anOption, aProduct } from './testing/a-product.ts';

/** Toppings for 2,00, 1,00 and 3,00, numbered 1 to 3. */
const toppings = (over: Partial<OptionGroup>) =>
  aGroup({
    rule: 'incremental',
    options: [200, 100, 300].map((priceCents, at) => anOption({ optionId: at + 1, priceCents })),
    ...over,
  });
const priced = (group: OptionGroup, chosen: readonly (readonly [optionId: number, quantity: number])[]) => {
  const choices = chosen.map(([optionId, quantity]) => ({ groupId: 1, optionId, quantity }));
  const product = aProduct({ priceCents: 0, groups: [group] });
  return priceSelection(product, { sizeId: null, choices, quantity: 1 }, 0);
};

describe('free options', () => {
  it.each([
    [
      'the cheapest of three',
      { free: 1 },
      [
        [1, 1],
        [3, 1],
        [2, 1],
      ],
      500,
    ],
    [
      'the first chosen',
      { free: 1, freeOrder: 'first' },
      [
        [3, 1],
        [1, 1],
        [2, 1],
      ],
      300,
    ],
    ['pieces of one option', { free: 2 }, [[1, 3]], 200],
    [
      'the first pieces in the order of choices',
      { free: 2, freeOrder: 'first' },
      [
        [1, 1],
        [3, 1],
        [1, 1],
      ],
      200,
    ],
    ['fewer chosen than free', { free: 5 }, [[3, 2]], 0],
    [
      'with the sum an option counts once',
      { rule: 'sum', free: 1 },
      [
        [2, 3],
        [1, 1],
      ],
      200,
    ],
    [
      'the mean has no free options',
      { rule: 'mean', free: 1 },
      [
        [1, 1],
        [2, 1],
      ],
      150,
    ],
  ] as const)('%s', (_what, over, chosen, cents) => {
    expect(priced(toppings(over), chosen).unitCents).toBe(cents);
  });

  it('a free option has a share of zero', () => {
    const [group] = priced(toppings({ free: 1 }), [
      [1, 1],
      [2, 1],
    ]).groups;
    expect(group?.options.map(({ shareCents }) => shareCents)).toEqual([200, 0]);
  });

  it("'a partir de' counts the free options of a required group", () => {
    const cheapest = toppings({ least: 3, mostOfEach: 1, free: 2 });
    const from = (group: OptionGroup) => minPrice(aProduct({ priceCents: 0, groups: [group] }), null, 0);
    expect(from(cheapest)).toBe(300);
    expect(from({ ...cheapest, freeOrder: 'first' })).toBe(100);
  });

  it('a price is exact when every choice is free', () => {
    const product = aProduct({ groups: [toppings({ most: 2, free: 2 })] });
    expect(priceFrom(product, 0)).toEqual({ cents: 2000, isExact: true });
  });

  it.each([
    [{ rule: 'highest', free: 1, most: 0 }, 'free-of-whole-price'],
    [{ rule: 'sum', free: 3, most: 2 }, 'free-above-most'],
    [{ rule: 'sum', free: 3, most: 0 }, null],
    [{ rule: 'mean', free: 0, most: 2 }, null],
  ] as const)('%j: %s', (pricing, fault) => {
    expect(freeFault({ freeOrder: 'cheapest', ...pricing })).toBe(fault);
  });

  it('charges what is left after striking single pieces from a list', () => {
    const pick = fc.record({
      optionId: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    const order = fc.constantFrom('cheapest' as const, 'first' as const);
    fc.assert(
      fc.property(fc.array(pick, { maxLength: 6 }), fc.nat(6), order, (picks, free, freeOrder) => {
        const pieces = picks.flatMap(({ optionId, quantity }) =>
          Array.from({ length: quantity }, () => [0, 200, 100, 300][optionId] as number),
        );
        const left = freeOrder === 'first' ? pieces : pieces.toSorted((one, other) => one - other);
        const expected = left.slice(free).reduce((sum, cents) => sum + cents, 0);
        const { unitCents, groups } = priced(
          toppings({ free, freeOrder }),
          picks.map(({ optionId, quantity }) => [optionId, quantity] as const),
        );
        expect(unitCents).toBe(expected);
        const shares = groups.flatMap(({ options }) => options.map(({ shareCents }) => shareCents));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(expected);
      }),
    );
  });
});
