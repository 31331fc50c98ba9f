import type { MenuParts, StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { aCategory, aProduct } from '../../testing/some-menu.ts';

const VERSION = { version: 1, changedBy: 'Luciana Moreira', changedAt: Date.UTC(2026, 10, 20, 22) };

export function aStockPart(stockItemId: number, name: string, over: Partial<StockPart> = {}): StockPart {
  return {
    ...{ stockItemId, name, description: '', kind: 'ingredient', isIn: true, backAt: null, photoHash: null },
    ...VERSION,
    ...over,
  };
}

/** A pizzeria's stock: calabresa is in two pizzas and is a flavour to choose; cheddar is out. */
export function someStock(over: Partial<MenuParts> = {}): MenuParts {
  const line = (recipeLineId: number, productId: number, stockItemId: number, isRemovable = false) => ({
    ...{ recipeLineId, productId, stockItemId, isRemovable, quantity: 1 },
  });
  return {
    version: 3,
    timeZone: 'America/Sao_Paulo',
    categories: [aCategory(1, 'Pizzas')],
    products: [
      aProduct(11, 1, 'Pizza Calabresa'),
      aProduct(12, 1, 'Pizza Toscana'),
      aProduct(13, 1, 'Pizza Portuguesa'),
      aProduct(14, 1, 'Meia a meia'),
    ],
    sizes: [],
    stockItems: [
      aStockPart(1, 'Calabresa', { kind: 'flavour', description: 'Fatiada fina' }),
      aStockPart(2, 'Cebola'),
      aStockPart(3, 'Cheddar', { isIn: false }),
    ],
    recipe: [line(1, 11, 1), line(2, 12, 1), line(3, 13, 1, true), line(4, 13, 2, true)],
    optionCategories: [{ optionCategoryId: 1, name: 'Pizzas', status: 'active', ...VERSION }],
    groups: [
      {
        ...{ groupId: 1, optionCategoryId: 1, productId: null, name: 'Sabores' },
        ...{
          least: 1,
          most: 2,
          mostOfEach: 0,
          free: 0,
          freeOrder: 'cheapest',
          rule: 'mean',
          status: 'active',
          ...VERSION,
        },
        options: [
          { optionId: 1, stockItemId: 1, name: 'Calabresa', priceCents: 4990 },
          { optionId: 2, stockItemId: 3, name: 'Cheddar', priceCents: 5290 },
          { optionId: 3, stockItemId: null, name: 'Muçarela', priceCents: 4490 },
        ],
      },
    ],
    links: [{ linkId: 1, productId: 14, groupId: 1, sizeId: null, status: 'active' }],
    ...over,
  };
}
