import { expect, it } from 'vitest';
import { takenAlong } from './taken-along.ts';
import { aGroup, anOption, aProduct, aSize, aStockItem, hoursOn } from './testing/a-product.ts';

const NOW = Date.parse('2026-11-20T17:00-03:00');
const calabresa = aStockItem({ stockItemId: 1 });
const bacon = aStockItem({ stockItemId: 2, name: 'Bacon' });
const of = (...products: Parameters<typeof takenAlong>[0]) => takenAlong(products, new Set([1]), NOW);
const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);
const flavours = (over: Parameters<typeof aGroup>[0] = {}) =>
  aGroup({
    options: [anOption({ optionId: 1, stockItem: calabresa }), anOption({ optionId: 2, stockItem: bacon })],
    ...over,
  });

it('stops products that need it, and sells without it where that is allowed', () => {
  const taken = of(
    aProduct({ name: 'Pizza', recipe: [{ stockItem: calabresa, isRemovable: false }] }),
    aProduct({ name: 'Pão', recipe: [{ stockItem: calabresa, isRemovable: true }] }),
    aProduct({ name: 'Água' }),
  );
  expect([names(taken.stopped), names(taken.without)]).toEqual([['Pizza'], ['Pão']]);
});

it('lists a group once, for any number of products, and stops products without enough choices', () => {
  const taken = of(
    aProduct({ name: 'Meia', groups: [flavours({ least: 2, mostOfEach: 1 })] }),
    aProduct({ name: 'Inteira', groups: [flavours({ least: 1 })] }),
  );
  expect(names(taken.stopped)).toEqual(['Meia']);
  expect(taken.groups).toEqual([{ groupId: 1, name: 'Sabores' }]);
});

it('lists the sizes that stop while another is still sold', () => {
  const only = aGroup({ least: 1, options: [anOption({ stockItem: calabresa })] });
  const priceCents = 4000;
  const sizes = [
    aSize({ sizeId: 1, name: 'Grande', priceCents, groups: [only] }),
    aSize({ sizeId: 2, name: 'Média', priceCents }),
  ];
  expect(of(aProduct({ productId: 7, sizes })).sizes).toEqual([{ productId: 7, sizeId: 1, name: 'Grande' }]);
});

it.each([
  ['out by hand', { status: 'out' as const }],
  [
    'hidden with its category',
    { category: { categoryId: 1, name: 'X', status: 'hidden' as const, availability: null } },
  ],
  ['without the last one', { left: 0 }],
  [
    'missing something else',
    {
      recipe: [calabresa, { ...bacon, isIn: false }].map((stockItem) => ({ stockItem, isRemovable: false })),
    },
  ],
])('does not count a product that is not sold anyway: %s', (_name, over) => {
  const recipe = [{ stockItem: calabresa, isRemovable: false }];
  expect(of(aProduct({ recipe, ...over })).stopped).toEqual([]);
});

it('counts products sold later today, and causes of this item alone', () => {
  const recipe = [{ stockItem: { ...calabresa, isIn: false }, isRemovable: false }];
  const evening = hoursOn({ 5: [[18, 23]] });
  expect(of(aProduct({ recipe, availability: evening })).stopped).toHaveLength(1);
});

it('at least two of three: stops with two out, and is unchanged when they are back', () => {
  const three = [calabresa, bacon, aStockItem({ stockItemId: 3, name: 'Atum' })];
  const options = three.map((stockItem, index) => anOption({ optionId: index + 1, stockItem }));
  const product = aProduct({ groups: [aGroup({ least: 2, mostOfEach: 1, options })] });
  const byHand = { ...product, status: 'hidden' as const };
  const both = (...products: Parameters<typeof takenAlong>[0]) => takenAlong(products, new Set([1, 2]), NOW);
  expect([both(product).stopped, of(product).stopped]).toEqual([[product], []]);
  expect(both(byHand).stopped).toEqual([]);
});
