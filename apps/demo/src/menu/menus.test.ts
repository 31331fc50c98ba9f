import { newOrderFrom } from '@comanda/contract/orders/intake/new-order.wire';
import { flavourGrid } from '@comanda/domain/menu/menu/flavour-grid';
import { readBarcode } from '@comanda/domain/menu/menu/gtin';
import { assembleMenu } from '@comanda/domain/menu/menu/menu-parts';
import { offerAt } from '@comanda/domain/menu/menu/sellable';
import { orderDifferences } from '@comanda/domain/orders/orders/order-differences';
import { expect, it } from 'vitest';
import { nextOrder } from '../customers/next-order.ts';
import type { Catalogue } from '../world/catalogue.ts';
import { deliveryTerms } from '../world/delivery-terms.ts';
import { demoStores } from '../world/demo-stores.ts';
import { customersOf } from '../world/past-orders.ts';
import { createRandom } from '../world/random.ts';
import { menuOfDraft } from './menu-draft.ts';
import { demoMenus } from './menus.ts';

const FRIDAY_EVENING = Date.parse('2026-11-20T22:10:00Z');

it.each(demoStores)('$name sells what its customers order, in the categories of its printing', (store) => {
  const draft = demoMenus[store.key];
  if (draft === undefined) throw new Error('no menu');
  const parts = { ...menuOfDraft(draft, FRIDAY_EVENING), timeZone: store.timeZone };
  const sold = parts.products.map(({ pdvCode }) => pdvCode);
  expect(sold).toEqual(expect.arrayContaining(codesOf(store.catalogue)));
  expect(parts.categories.map(({ categoryId, name }) => ({ categoryId, name }))).toEqual(
    store.sections.map(({ categoryId, name }) => ({ categoryId, name })),
  );
  const codes = parts.products.flatMap(({ barcode }) => (barcode === null ? [] : [barcode]));
  expect(codes.map(readBarcode)).toEqual(codes);
  const absent = assembleMenu(parts).filter(
    (product) => offerAt(product, null, FRIDAY_EVENING).state !== 'sold',
  );
  // Most products can be bought on a Friday evening.
  expect(absent.length).toBeLessThan(parts.products.length / 8);
});

it('has the prices of simulated pizza orders, and flavours by size in the grid', () => {
  const { pizzaria } = demoMenus;
  if (pizzaria === undefined) throw new Error('no menu');
  const parts = menuOfDraft(pizzaria, FRIDAY_EVENING);
  const grid = flavourGrid(parts, 1);
  const at = parts.sizes.findIndex(({ productId, name }) => productId === 1 && name === 'Grande');
  const parma = parts.stockItems.find(({ name }) => name === 'Parma com rúcula');
  const flavour = grid.rows.find(({ stockItemId }) => stockItemId === parma?.stockItemId);
  expect((parts.sizes[at]?.priceCents ?? 0) + (flavour?.pricesCents[at] ?? 0)).toBe(6790);
  expect(grid.rows.flatMap(({ pricesCents }) => pricesCents)).not.toContain(null);
});

it.each(demoStores)(
  "every simulated order of $name has the menu's prices, except orders with old prices",
  (store) => {
    const draft = demoMenus[store.key];
    if (draft === undefined) throw new Error('no menu');
    const parts = { ...menuOfDraft(draft, FRIDAY_EVENING), timeZone: store.timeZone };
    const menu = new Map(assembleMenu(parts).map((product, at) => [parts.products[at]?.pdvCode, product]));
    const random = createRandom('prices');
    const customers = customersOf(store, 'prices').slice(0, 50);
    const differ = (hasOldPrices: boolean) => {
      const { document, createdAt } = newOrderFrom(
        nextOrder({ store, random, customers }, FRIDAY_EVENING, hasOldPrices),
      );
      const products = document.items.map(({ externalCode }) => menu.get(externalCode ?? '') ?? null);
      expect(products).not.toContain(null);
      const district = store.town.districts.find(({ name }) => name === document.address?.district);
      const terms = district === undefined ? null : deliveryTerms(store, district);
      return orderDifferences({ document, createdAt }, { methods: null, terms, products }, FRIDAY_EVENING);
    };
    const reported = Array.from({ length: 300 }, () => differ(false)).flat();
    expect(reported.filter(({ kind }) => kind !== 'minimum')).toEqual([]);
    const old = Array.from({ length: 20 }, () => differ(true));
    expect(
      old.filter((differences) => differences.some(({ kind }) => kind === 'price')).length,
    ).toBeGreaterThan(10);
  },
);

/** The product codes of everything that customers order. */
function codesOf({ pizzas, mains, sides, drinks, desserts }: Catalogue): string[] {
  return [...(pizzas === null ? [] : [pizzas]), ...mains, ...sides, ...drinks, ...desserts].map(
    ({ code }) => code,
  );
}
