import { describe, expect, it } from 'vitest';
import { assembleMenu, type MenuParts } from './menu-parts.ts';
import { groupsToChoose } from './selection.ts';
import { someParts } from './testing/some-parts.ts';

const FRIDAYS = Array.from({ length: 7 }, (_, day) => ({
  isOpen: day === 5,
  periods: day === 5 ? [{ start: 1080, end: 1560 }] : [],
}));
const CALABRESA = { stockItemId: 7, name: 'Calabresa', isIn: false, backAt: null };

/** A pizza with flavours and two sizes. The large size also has a group of crusts. */
function aPizza(over: Partial<MenuParts> = {}): MenuParts {
  const parts = someParts({
    products: [{ promoCents: 2500, promoUntil: 99, promoWeek: FRIDAYS, availability: FRIDAYS }],
    sizes: [
      { sizeId: 1, priceCents: 4000, promoCents: 3500 },
      { sizeId: 2, name: 'Broto', priceCents: 2000 },
    ],
    groups: [
      { groupId: 1, name: 'Sabores', least: 1, prices: [3000], optionCategoryId: 5 },
      { groupId: 2, name: 'Borda', prices: [800] },
    ],
    links: [{ groupId: 1 }, { groupId: 2, sizeId: 1 }],
  });
  const category = { optionCategoryId: 5, name: 'Pizzas', status: 'active' as const };
  const version = { version: 1, changedBy: null, changedAt: 0 };
  return { ...parts, optionCategories: [{ ...category, ...version }], ...over };
}
const assembled = (parts: MenuParts) => assembleMenu(parts)[0];

describe('a menu assembled from its rows', () => {
  it('has each group where it applies: with every size, or with one', () => {
    const pizza = assembled(aPizza());
    expect(pizza?.groups.map(({ name }) => name)).toEqual(['Sabores']);
    expect(pizza?.sizes.map(({ name, groups }) => [name, groups.map((group) => group.name)])).toEqual([
      ['Grande', ['Borda']],
      ['Broto', []],
    ]);
  });

  it('has them in the order users set, whether of every size or of one', () => {
    const pizza = assembled({ ...aPizza(), links: [...aPizza().links].reverse() });
    const requested = pizza && groupsToChoose(pizza, pizza.sizes[0] ?? null);
    expect(requested?.map(({ name }) => name)).toEqual(['Borda', 'Sabores']);
  });

  it('gives sizes the hours of the product’s promotion, in the store’s time zone', () => {
    const pizza = assembled(aPizza());
    const window = { from: null, until: 99, schedule: { timeZone: 'America/Sao_Paulo', week: FRIDAYS } };
    expect(pizza?.promotion).toMatchObject({ priceCents: 2500, ...window });
    expect(pizza?.sizes.map(({ promotion }) => promotion)).toMatchObject([
      { priceCents: 3500, ...window },
      null,
    ]);
    expect(pizza?.availability).toMatchObject({ timeZone: 'America/Sao_Paulo', week: FRIDAYS });
  });

  it.each<[string, Partial<MenuParts>, string, number]>([
    ['is asked with its options', {}, 'active', 1],
    [
      'is put away with its category',
      { optionCategories: [{ ...aPizza().optionCategories[0], status: 'inactive' } as never] },
      'hidden',
      1,
    ],
    [
      'is not asked where its link is hidden',
      { links: [{ ...aPizza().links[0], status: 'hidden' } as never] },
      'hidden',
      1,
    ],
    [
      'is asked and has nothing to choose where its link is out',
      { links: [{ ...aPizza().links[0], status: 'out' } as never] },
      'active',
      0,
    ],
  ])('a group %s', (_what, over, status, options) => {
    const [group] = assembled(aPizza(over))?.groups ?? [];
    expect([group?.status, group?.options.length]).toEqual([status, options]);
  });

  it('finds the item of each option and ingredient, and skips deleted ones', () => {
    const version = { version: 1, changedBy: null, changedAt: 0 };
    const item = { ...CALABRESA, description: '', kind: 'flavour' as const, photoHash: null, ...version };
    const [group] = aPizza().groups;
    const option = { optionId: 10, stockItemId: 7, name: 'Calabresa', priceCents: 3000 };
    const line = { recipeLineId: 1, productId: 1, stockItemId: 7, quantity: 1, isRemovable: false };
    const pizza = assembled(
      aPizza({
        stockItems: [item],
        groups: [{ ...group, options: [option] } as never],
        recipe: [line, { ...line, recipeLineId: 2, stockItemId: 8 }],
      }),
    );
    expect(pizza?.groups[0]?.options[0]?.stockItem).toMatchObject(CALABRESA);
    expect(pizza?.recipe).toMatchObject([{ isRemovable: false, stockItem: CALABRESA }]);
    // The menu does not contain the linked group of crusts, so the size has no group.
    expect(pizza?.sizes[0]?.groups).toEqual([]);
  });

  it('has no product of a missing category', () => {
    expect(assembleMenu(aPizza({ categories: [] }))).toEqual([]);
  });
});
