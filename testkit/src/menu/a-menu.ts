import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { giveMenu } from '@comanda/server/src/areas/menu/menu/public.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';

export interface MenuSize {
  products: number;
  categories: number;
}

/**
 * A menu of plain products, distributed evenly over the categories. It has a tenth as many stock items, each
 * used by ten products. Every tenth product has a group of five options; the first chosen one is free. Product n
 * is named 'Produto n', has the code 'P-n', and costs between R$ 1,90 and R$ 99,90.
 */
export function aMenu({ products, categories }: MenuSize): MenuParts {
  const made = { version: 1, changedBy: null, changedAt: 0 };
  const items = Math.ceil(products / 10);
  const upTo = <T>(count: number, make: (number: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at + 1));
  return {
    version: 1,
    timeZone: '',
    categories: upTo(categories, (categoryId) => ({
      ...{ categoryId, name: `Categoria ${categoryId}`, status: 'active', availability: null },
      ...made,
    })),
    products: upTo(products, (productId) => ({
      ...{ productId, categoryId: ((productId - 1) % categories) + 1, name: `Produto ${productId}` },
      ...{ description: '', status: 'active', availability: null, priceCents: (productId % 99) * 100 + 190 },
      ...{ promoCents: null, promoFrom: null, promoUntil: null, promoWeek: null, left: null, barcode: null },
      ...{ pdvCode: `P-${productId}`, referenceId: null, photo: null },
      ...made,
    })),
    sizes: [],
    stockItems: upTo(items, (stockItemId) => ({
      ...{ stockItemId, name: `Item ${stockItemId}`, description: '', kind: 'ingredient', isIn: true },
      ...{ backAt: null, photoHash: null },
      ...made,
    })),
    recipe: upTo(products, (recipeLineId) => ({
      ...{ recipeLineId, productId: recipeLineId, stockItemId: ((recipeLineId - 1) % items) + 1 },
      ...{ quantity: 1, isRemovable: false },
    })),
    optionCategories: [{ optionCategoryId: 1, name: 'Adicionais', status: 'active', ...made }],
    groups: [
      {
        ...{ groupId: 1, optionCategoryId: 1, productId: null, name: 'Adicional', least: 0, most: 2 },
        ...{ mostOfEach: 1, free: 1, freeOrder: 'first', rule: 'sum', status: 'active', ...made },
        options: upTo(5, (optionId) => ({
          ...{ optionId, stockItemId: null, name: `Adicional ${optionId}`, priceCents: optionId * 100 },
        })),
      },
    ],
    links: upTo(items, (linkId) => ({
      ...{ linkId, productId: (linkId - 1) * 10 + 1, groupId: 1, sizeId: null, status: 'active' },
    })),
  };
}

/**
 * Gives a store in the database at `systemUrl` a menu like {@link aMenu}, with one statement per table. The
 * store must not have any products.
 */
export async function giveStoreMenu(systemUrl: string, storeId: number, size: MenuSize): Promise<void> {
  const pool = createPool({ url: systemUrl, max: 1, applicationName: 'menu', onError: () => undefined });
  try {
    const given = await createDatabase(pool).inStore(storeId, (tx) =>
      giveMenu(tx, aMenu(size), { operator: 'testes', now: 0 }),
    );
    if ('fault' in given) throw new Error(given.fault);
  } finally {
    await pool.end();
  }
}
