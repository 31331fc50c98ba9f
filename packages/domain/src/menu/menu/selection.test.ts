import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuProduct } from './menu-product.ts';
import { PRICE_RULES } from './price-rules.ts';
import { priceFrom, priceSelection, type Selection, selectionFaults } from './selection.ts';
import { aGroup, anOption, aProduct, aSize, aStockItem } from './testing/a-product.ts';

const NOW = Date.parse('2026-11-20T22:00:00Z');
const bacon = anOption({ optionId: 7, name: 'Bacon', priceCents: 300 });

/** The most expensive flavour sets the price, and the price of the crust is added. */
const pizza = aProduct({
  priceCents: 0,
  sizes: [
    aSize({
      sizeId: 3,
      groups: [
        aGroup({
          groupId: 1,
          rule: 'highest',
          least: 1,
          most: 2,
          options: [
            anOption({ optionId: 1, name: 'Mussarela', priceCents: 4500 }),
            anOption({ optionId: 2, name: 'Camarão', priceCents: 7200 }),
          ],
        }),
      ],
    }),
  ],
  groups: [
    aGroup({ groupId: 2, name: 'Borda', most: 1, options: [anOption({ optionId: 5, priceCents: 800 })] }),
  ],
});

const withExtras = (rule: 'sum' | 'incremental') =>
  aProduct({ groups: [aGroup({ groupId: 4, name: 'Extras', rule, options: [bacon] })] });

const input = (
  choices: readonly (readonly [groupId: number, optionId: number, quantity?: number])[],
  over: Partial<Selection> = {},
): Selection => ({
  sizeId: null,
  quantity: 1,
  choices: choices.map(([groupId, optionId, quantity = 1]) => ({ groupId, optionId, quantity })),
  ...over,
});

const totals = (product: MenuProduct, selection: Selection) => {
  expect(selectionFaults(product, selection, NOW)).toEqual([]);
  const { unitCents, lineCents } = priceSelection(product, selection, NOW);
  return [unitCents, lineCents];
};

describe('the price of a selection', () => {
  it('adds the edge to the higher flavour of a large half-and-half', () => {
    const halves = input(
      [
        [1, 1],
        [1, 2],
        [2, 5],
      ],
      { sizeId: 3 },
    );
    expect(totals(pizza, halves)).toEqual([8000, 8000]);
  });

  it('adds the bacon to a burger', () => {
    expect(totals(withExtras('sum'), input([[4, 7]]))).toEqual([2300, 2300]);
  });

  it('counts each of three times bacon, if the rule does', () => {
    expect(totals(withExtras('incremental'), input([[4, 7, 3]]))).toEqual([2900, 2900]);
  });

  it('is multiplied after rounding', () => {
    const thirds = aProduct({
      priceCents: 0,
      groups: [
        aGroup({
          rule: 'mean',
          options: [3000, 3100, 3100].map((priceCents, at) => anOption({ optionId: at, priceCents })),
        }),
      ],
    });
    expect(
      totals(
        thirds,
        input(
          [
            [1, 0],
            [1, 1],
            [1, 2],
          ],
          { quantity: 2 },
        ),
      ),
    ).toEqual([3067, 6134]);
  });

  it('uses a running promotion, and the ordinary price from its end on', () => {
    const promotion = { priceCents: 1500, from: null, until: NOW, schedule: null };
    const product = aProduct({ promotion });
    expect(priceSelection(product, input([]), NOW - 1).base).toEqual({
      cents: 1500,
      insteadOfCents: 2000,
      until: NOW,
    });
    expect(totals(product, input([]))).toEqual([2000, 2000]);
  });

  it.each([0, 2000, 2500])('ignores a promotion of %d', (priceCents) => {
    const promotion = { priceCents, from: null, until: null, schedule: null };
    expect(totals(aProduct({ promotion }), input([]))).toEqual([2000, 2000]);
  });
});

describe('faults of a selection', () => {
  const kinds = (product: MenuProduct, selection: Selection) =>
    selectionFaults(product, selection, NOW).map(({ kind }) => kind);

  it.each([
    ['no size', input([[1, 1]]), ['size-missing']],
    ['a size there is not', input([[1, 1]], { sizeId: 9 }), ['size-unknown']],
    ['no flavour', input([], { sizeId: 3 }), ['too-few']],
    [
      'three flavours',
      input(
        [
          [1, 1, 2],
          [1, 2],
        ],
        { sizeId: 3 },
      ),
      ['too-many'],
    ],
    [
      'a group of another size',
      input(
        [
          [1, 1],
          [9, 1],
        ],
        { sizeId: 3 },
      ),
      ['group-unknown'],
    ],
    [
      'an option of another group',
      input(
        [
          [1, 1],
          [1, 5],
        ],
        { sizeId: 3 },
      ),
      ['option-unknown'],
    ],
  ])('%s', (_name, selection, faults) => {
    expect(kinds(pizza, selection)).toEqual(faults);
  });

  it('an option that is out', () => {
    const out = anOption({ stockItem: aStockItem({ isIn: false }) });
    const product = aProduct({ groups: [aGroup({ options: [out, bacon], mostOfEach: 1 })] });
    expect(
      kinds(
        product,
        input([
          [1, 1],
          [1, 7, 2],
        ]),
      ),
    ).toEqual(['option-out', 'too-often']);
  });
});

describe('a partir de', () => {
  it('is the cheapest selection of all sizes', () => {
    expect(priceFrom(pizza, NOW)).toEqual({ cents: 4500, isExact: false });
    expect(priceFrom(aProduct(), NOW)).toEqual({ cents: 2000, isExact: true });
    expect(priceFrom(aProduct({ sizes: [aSize({ status: 'hidden' })] }), NOW)).toBeNull();
  });

  it('is never more than any possible selection', () => {
    const options = fc
      .array(fc.nat(9999), { minLength: 1, maxLength: 5 })
      .map((prices) => prices.map((priceCents, at) => anOption({ optionId: at, priceCents })));
    const group = fc.record({
      rule: fc.constantFrom(...PRICE_RULES),
      options,
      least: fc.nat(2),
      mostOfEach: fc.nat(2),
    });
    const picks = fc.array(fc.nat(4), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(group, picks, (shape, chosen) => {
        const product = aProduct({ groups: [aGroup(shape)] });
        const selection = input(chosen.map((optionId) => [1, optionId] as const));
        fc.pre(selectionFaults(product, selection, NOW).length === 0);
        const { unitCents } = priceSelection(product, selection, NOW);
        const from = priceFrom(product, NOW);
        expect(from).not.toBeNull();
        expect(from?.cents).toBeLessThanOrEqual(unitCents);
        if (from?.isExact) expect(from.cents).toBe(unitCents);
      }),
    );
  });
});
