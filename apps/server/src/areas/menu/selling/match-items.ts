import { isInAt, type MenuProduct } from '@comanda/domain/menu/menu-product';
import { optionName } from '@comanda/domain/menu/price-of-item';
import type { DocumentItem } from '@comanda/domain/orders/order-document';
import type { MenuDocument } from '../whole/menu-documents.ts';

/** What of an order the store's menu knows. */
export interface MatchedItems {
  /** The product of each item, in their order; null where none, or no single one, is meant. */
  products: readonly (MenuProduct | null)[];
  /** Names of what the order holds and the store is out of; counts aside, which `countSold` looks at. */
  out: readonly string[];
}

/**
 * Finds an order's items on one version of the menu by their codes, out of memory; without a menu none is known. Their options carry none: one that is out at `now` is
 * known by its name among those of its product.
 */
export function matchItems(
  menu: MenuDocument | null,
  items: readonly DocumentItem[],
  now: number,
): MatchedItems {
  const products = items.map((item) => menu?.products.ofItem(item) ?? null);
  const out = items.flatMap((item, line) => {
    const product = products[line] ?? null;
    return product === null ? [] : outOf(item, product, now);
  });
  return { products, out: [...new Set(out)] };
}

function outOf(item: DocumentItem, product: MenuProduct, now: number): string[] {
  const { status, category, name, recipe, groups, sizes } = product;
  const isOut = status === 'out' || category.status === 'out';
  const chosen = new Set(item.options.map((option) => optionName(option.name)));
  const options = [...groups, ...sizes.flatMap((size) => size.groups)].flatMap((group) => group.options);
  return [
    ...(isOut ? [name] : []),
    ...recipe
      .filter(({ isRemovable, stockItem }) => !isRemovable && !isInAt(stockItem, now))
      .map(({ stockItem }) => stockItem.name),
    ...options
      .filter(({ stockItem }) => stockItem !== null && !isInAt(stockItem, now))
      .map((option) => option.name)
      .filter((option) => chosen.has(optionName(option))),
  ];
}
