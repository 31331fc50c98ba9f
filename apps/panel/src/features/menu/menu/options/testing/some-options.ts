import type { GroupPart, MenuParts, StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { someMenu } from '../../testing/some-menu.ts';

const VERSION = { version: 1, changedBy: 'Luciana Moreira', changedAt: Date.UTC(2026, 10, 20, 22) };

export function aGroup(groupId: number, name: string, over: Partial<GroupPart> = {}): GroupPart {
  return {
    ...{ groupId, name, optionCategoryId: 1, productId: null, status: 'active' },
    ...{ least: 0, most: 0, mostOfEach: 1, free: 0, freeOrder: 'cheapest', rule: 'sum', options: [] },
    ...VERSION,
    ...over,
  };
}

export function aFlavour(stockItemId: number, name: string, over: Partial<StockPart> = {}): StockPart {
  return {
    ...{ stockItemId, name, description: '', kind: 'flavour', isIn: true, backAt: null, photoHash: null },
    ...VERSION,
    ...over,
  };
}

/**
 * A pizzeria's menu. A group of crusts belongs to two pizzas, and a group of extras to no product. One pizza
 * has two sizes and several flavours.
 */
export function someOptions(over: Partial<MenuParts> = {}): MenuParts {
  return someMenu({
    stockItems: [
      aFlavour(71, 'Calabresa'),
      aFlavour(72, 'Camarão', { isIn: false }),
      aFlavour(73, 'Mussarela'),
    ],
    sizes: [
      {
        ...VERSION,
        sizeId: 1,
        productId: 11,
        name: 'Grande',
        status: 'active',
        priceCents: 0,
        promoCents: null,
      },
      {
        ...VERSION,
        sizeId: 2,
        productId: 11,
        name: 'Broto',
        status: 'active',
        priceCents: 0,
        promoCents: null,
      },
    ],
    optionCategories: [
      { ...VERSION, optionCategoryId: 1, name: 'Bordas', status: 'active' },
      { ...VERSION, optionCategoryId: 2, name: 'Adicionais', status: 'hidden' },
    ],
    groups: [
      aGroup(1, 'Borda recheada', {
        most: 1,
        options: [
          { optionId: 1, stockItemId: null, name: 'Catupiry', priceCents: 800 },
          { optionId: 2, stockItemId: null, name: 'Cheddar', priceCents: 900 },
        ],
      }),
      aGroup(2, 'Escolha a massa', { least: 1, most: 1, status: 'hidden' }),
      aGroup(3, 'Sabores', {
        ...{ optionCategoryId: null, productId: 11, least: 1, most: 2, rule: 'mean' },
        options: [{ optionId: 3, stockItemId: 71, name: 'Calabresa', priceCents: 4500 }],
      }),
    ],
    links: [
      { linkId: 1, productId: 11, groupId: 3, sizeId: 1, status: 'active' },
      { linkId: 2, productId: 11, groupId: 1, sizeId: null, status: 'active' },
      { linkId: 3, productId: 12, groupId: 1, sizeId: null, status: 'out' },
    ],
    ...over,
  });
}
