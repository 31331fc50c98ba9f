import type { DocumentItem } from '@comanda/domain/menu/menu/document-item';
import { isInAt, type MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { optionName } from '@comanda/domain/menu/menu/price-of-item';
import type { MenuDocument } from '../whole/menu-documents.ts';

/** An order's items, matched with the store's menu. */
export interface MatchedItems {
  /** The product of each item, in item order; null when none or several match. */
  products: readonly (MenuProduct | null)[];
  /**
   * Names of products, options and ingredients in the order that are out of stock. `countSold` checks
   * remaining quantities.
   */
  out: readonly string[];
}

/**
 * Matches an order's items with one version of the menu by their codes, in memory. With `menu` null no item
 * matches. Options have no codes, so an option that is out at `now` is found by its name within the product.
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
