import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FlavourGrid, flavourChanges, flavourGrid } from './flavour-grid.ts';
import type { GroupPart, LinkPart, SizePart } from './menu-parts.ts';
import { PRICE_RULES } from './price-rules.ts';

const version = { version: 3, changedBy: null, changedAt: 0 };
const sizes: SizePart[] = [1, 2].map((sizeId) => ({
  ...version,
  ...{ sizeId, productId: 9, name: `T${sizeId}`, status: 'active', priceCents: 0, promoCents: null },
}));
const aGroup = (over: Partial<GroupPart> = {}): GroupPart => ({
  ...version,
  ...{ groupId: 5, optionCategoryId: null, productId: 9, name: 'Sabores', status: 'active' },
  ...{ least: 1, most: 2, mostOfEach: 1, free: 0, freeOrder: 'cheapest', rule: 'mean' },
  options: [
    { optionId: 50, stockItemId: 70, name: 'Calabresa', priceCents: 4500 },
    { optionId: 51, stockItemId: null, name: 'Da casa', priceCents: 5000 },
    { optionId: 52, stockItemId: 71, name: 'Portuguesa', priceCents: 4800 },
  ],
  ...over,
});
const links: LinkPart[] = [{ linkId: 1, productId: 9, groupId: 5, sizeId: 1, status: 'active' }];
const parts = { sizes, groups: [aGroup()], links };

it('shows each size as a column and each flavour of any size as a row', () => {
  expect(flavourGrid(parts, 9)).toEqual({
    columns: [
      { sizeId: 1, version: 3, least: 1, most: 2, rule: 'mean' },
      { sizeId: 2, version: null, least: 1, most: 2, rule: 'mean' },
    ],
    rows: [
      { stockItemId: 70, pricesCents: [4500, null] },
      { stockItemId: 71, pricesCents: [4800, null] },
    ],
  });
});

it('uses the product as the column when it has no sizes, and ignores groups of other names', () => {
  const without = {
    sizes: [],
    groups: [aGroup({ name: 'Bordas' })],
    links: [{ ...links[0], sizeId: null } as LinkPart],
  };
  expect(flavourGrid(without, 9)).toEqual({
    columns: [{ sizeId: null, version: null, least: 1, most: 2, rule: 'mean' }],
    rows: [],
  });
});

it('lists the required changes, size by size', () => {
  const grid = flavourGrid(parts, 9);
  const wanted: FlavourGrid = {
    columns: grid.columns,
    rows: [
      { stockItemId: 70, pricesCents: [4600, 3000] },
      { stockItemId: 72, pricesCents: [5200, null] },
    ],
  };
  expect(flavourChanges(parts, 9, wanted)).toMatchObject([
    {
      sizeId: 1,
      added: [{ stockItemId: 72, priceCents: 5200 }],
      repriced: [{ optionId: 50, priceCents: 4600 }],
      removed: [52],
      isDeleted: false,
    },
    { sizeId: 2, group: null, added: [{ stockItemId: 70, priceCents: 3000 }], repriced: [], removed: [] },
  ]);
});

it('deletes a group whose last flavour was removed, but not one with a loose option', () => {
  const [loose] = aGroup().options.filter(({ stockItemId }) => stockItemId === null);
  const only = {
    ...parts,
    groups: [
      aGroup({ options: aGroup().options.filter((each) => each !== loose && each.stockItemId !== null) }),
    ],
  };
  const none = { ...flavourGrid(parts, 9), rows: [] };
  expect(flavourChanges(only, 9, none)).toMatchObject([{ isDeleted: true, removed: [50, 52], fault: null }]);
  expect(flavourChanges(parts, 9, none)).toMatchObject([{ isDeleted: false, removed: [50, 52] }]);
});

it('reports impossible numbers', () => {
  const grid = flavourGrid(parts, 9);
  const columns = grid.columns.map((column) => ({ ...column, least: 4, most: 0 }));
  expect(flavourChanges(parts, 9, { ...grid, columns })).toMatchObject([{ fault: 'too-few-options' }]);
});

it('a grid that was read and sent back unchanged changes nothing, for any groups', () => {
  const anOption = fc.record({
    stockItemId: fc.option(fc.integer({ min: 1, max: 6 })),
    priceCents: fc.integer({ min: 0, max: 9000 }),
  });
  const options = fc.uniqueArray(anOption, { selector: (each) => each.stockItemId ?? each, maxLength: 6 });
  const settings = fc.record({
    least: fc.integer({ min: 0, max: 3 }),
    most: fc.integer({ min: 0, max: 4 }),
    rule: fc.constantFrom(...PRICE_RULES),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(options, settings), { minLength: 2, maxLength: 2 }), (made) => {
      const groups = made.map(([rows, setting], at) =>
        aGroup({
          ...setting,
          groupId: at + 1,
          options: rows.map((row, place) => ({ ...row, optionId: 10 * at + place, name: 'x' })),
        }),
      );
      const all = {
        sizes,
        groups,
        links: groups.map(
          ({ groupId }): LinkPart => ({
            linkId: groupId,
            productId: 9,
            groupId,
            sizeId: groupId,
            status: 'active',
          }),
        ),
      };
      expect(flavourChanges(all, 9, flavourGrid(all, 9))).toEqual([]);
    }),
  );
});
