import { describe, expect, it } from 'vitest';
import { offerAt } from './sellable.ts';
import { aGroup, anOption, aProduct, aSize, aStockItem, hoursOn } from './testing/a-product.ts';

const at = (iso: string) => Date.parse(`${iso}-03:00`);
const FRIDAY_NIGHT = at('2026-11-20T20:00');
const kinds = (...args: Parameters<typeof offerAt>) => offerAt(...args).causes.map(({ kind }) => kind);

it('sells a product that no cause prevents', () => {
  expect(offerAt(aProduct(), null, FRIDAY_NIGHT)).toMatchObject({ state: 'sold', causes: [], backAt: null });
});

it.each([
  ['hidden', 'absent'],
  ['out', 'out'],
] as const)('a product or category that is %s is %s', (status, state) => {
  const { category } = aProduct();
  expect(offerAt(aProduct({ status }), null, FRIDAY_NIGHT).state).toBe(state);
  expect(offerAt(aProduct({ category: { ...category, status } }), null, FRIDAY_NIGHT).state).toBe(state);
});

describe('hours past midnight', () => {
  const product = aProduct({ availability: hoursOn({ 5: [[18, 26]] }) });

  it('sells until the last minute of Saturday morning', () => {
    expect(kinds(product, null, at('2026-11-21T01:59:59'))).toEqual([]);
    const { state, causes, backAt } = offerAt(product, null, at('2026-11-21T02:00:00'));
    expect([state, causes[0]?.kind, backAt]).toEqual(['out', 'outside-hours', at('2026-11-27T18:00')]);
  });
});

describe('ingredients', () => {
  const onion = aStockItem({ stockItemId: 2, name: 'Cebola', isIn: false });

  it('sells without a removable ingredient, but not without another one', () => {
    const removable = aProduct({ recipe: [{ stockItem: onion, isRemovable: true }] });
    expect(offerAt(removable, null, FRIDAY_NIGHT)).toMatchObject({ state: 'sold', without: [onion] });
    const needed = aProduct({ recipe: [{ stockItem: onion, isRemovable: false }] });
    expect(kinds(needed, null, FRIDAY_NIGHT)).toEqual(['ingredient-out']);
  });

  it('is back automatically when the item is', () => {
    const backAt = at('2026-11-21T05:00');
    const product = aProduct({ recipe: [{ stockItem: { ...onion, backAt }, isRemovable: false }] });
    expect(offerAt(product, null, FRIDAY_NIGHT).backAt).toBe(backAt);
    expect(kinds(product, null, backAt)).toEqual([]);
  });

  it('none left', () => {
    expect(kinds(aProduct({ left: 0 }), null, FRIDAY_NIGHT)).toEqual(['none-left']);
    expect(kinds(aProduct({ left: 1 }), null, FRIDAY_NIGHT)).toEqual([]);
  });
});

describe('groups with a required choice', () => {
  const [one, two] = [10, 11].map((stockItemId) =>
    aStockItem({ stockItemId, name: `Sabor ${stockItemId}`, isIn: false }),
  );
  const flavours = aGroup({
    least: 2,
    mostOfEach: 1,
    options: [
      anOption({ optionId: 1, stockItem: one ?? null }),
      anOption({ optionId: 2, stockItem: two ?? null }),
      anOption({ optionId: 3 }),
    ],
  });

  it('lists the missing items, and sells again when one is back', () => {
    const product = aProduct({ groups: [flavours] });
    const [cause] = offerAt(product, null, FRIDAY_NIGHT).causes;
    expect(cause).toMatchObject({ kind: 'group-empty', itemsOut: [one, two] });
    const back = aGroup({
      ...flavours,
      options: flavours.options.map((option) =>
        option.optionId === 1 ? { ...option, stockItem: aStockItem({ stockItemId: 10 }) } : option,
      ),
    });
    expect(kinds(aProduct({ groups: [back] }), null, FRIDAY_NIGHT)).toEqual([]);
  });

  it('an inactive or optional group requires nothing', () => {
    for (const over of [{ status: 'inactive' }, { least: 0 }] as const)
      expect(kinds(aProduct({ groups: [aGroup({ ...flavours, ...over })] }), null, FRIDAY_NIGHT)).toEqual([]);
  });

  it('an unavailable size leaves the others sold', () => {
    const large = aSize({ sizeId: 1, groups: [flavours] });
    const small = aSize({ sizeId: 2, priceCents: 3000 });
    expect(offerAt(aProduct({ sizes: [large, small] }), null, FRIDAY_NIGHT).sizes).toEqual([small]);
    expect(kinds(aProduct({ sizes: [large] }), null, FRIDAY_NIGHT)).toEqual(['group-empty']);
    expect(kinds(aProduct({ sizes: [aSize({ status: 'hidden' })] }), null, FRIDAY_NIGHT)).toEqual([
      'no-size',
    ]);
  });
});

describe('a product without a price', () => {
  it('is not given away; its options may be the whole price', () => {
    const free = { priceCents: 0, promotion: null };
    const priced = aGroup({ least: 1, options: [anOption({ priceCents: 3000 })] });
    expect(kinds(aProduct(free), null, FRIDAY_NIGHT)).toEqual(['no-price']);
    expect(kinds(aProduct({ ...free, groups: [{ ...priced, least: 0 }] }), null, FRIDAY_NIGHT)).toEqual([
      'no-price',
    ]);
    expect(kinds(aProduct({ ...free, groups: [priced] }), null, FRIDAY_NIGHT)).toEqual([]);
    const [none, large] = [aSize({ sizeId: 1, priceCents: 0 }), aSize({ sizeId: 2, priceCents: 3000 })];
    expect(offerAt(aProduct({ sizes: [none, large] }), null, FRIDAY_NIGHT).sizes).toEqual([large]);
    expect(kinds(aProduct({ sizes: [none] }), null, FRIDAY_NIGHT)).toEqual(['no-price']);
  });
});

describe('a closed store', () => {
  it('is back when the store opens, and not before the product is', () => {
    const opensAt = at('2026-11-21T11:00');
    const dinner = aProduct({ availability: hoursOn({ 6: [[18, 23]] }) });
    const store = { isOpen: false, opensAt };
    expect(offerAt(aProduct(), store, FRIDAY_NIGHT).backAt).toBe(opensAt);
    expect(offerAt(dinner, store, FRIDAY_NIGHT)).toMatchObject({
      causes: [{ kind: 'outside-hours' }, { kind: 'store-closed' }],
      backAt: at('2026-11-21T18:00'),
    });
  });
});
