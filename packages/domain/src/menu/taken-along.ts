import type { MenuProduct, OptionGroup, StockItem } from './menu-product.ts';
import { offerAt } from './sellable.ts';

/** What goes with stock items that are out, and comes back with them. */
export interface TakenAlong {
  /** Sold with them, and not without. */
  stopped: readonly MenuProduct[];
  /** Still sold, without an ingredient that may be left out. */
  without: readonly MenuProduct[];
  /** Groups of products that are sold which lose an option, each once. */
  groups: readonly { groupId: number; name: string }[];
  /** Sizes of products that are still sold which no longer are. */
  sizes: readonly { productId: number; sizeId: number; name: string }[];
}

/**
 * What would be otherwise at `at` if these items were out, compared with all of them in: the difference of two offers,
 * so that a product which is not sold for another reason is not counted. Hours are left aside: who says at five that
 * calabresa is out means the evening.
 */
export function takenAlong(
  products: readonly MenuProduct[],
  stockItemIds: ReadonlySet<number>,
  at: number,
): TakenAlong {
  const stopped: MenuProduct[] = [];
  const without: MenuProduct[] = [];
  const groups = new Map<number, { groupId: number; name: string }>();
  const sizes: { productId: number; sizeId: number; name: string }[] = [];
  for (const product of products) {
    if (!usesAny(product, stockItemIds)) continue;
    const whenever = atAnyHour(product);
    const before = offerAt(withItems(whenever, stockItemIds, true), null, at);
    if (before.state !== 'sold') continue;
    for (const group of groupsOf(product))
      if (group.status === 'active' && group.options.some(({ stockItem }) => isOf(stockItem, stockItemIds)))
        groups.set(group.groupId, { groupId: group.groupId, name: group.name });
    const after = offerAt(withItems(whenever, stockItemIds, false), null, at);
    if (after.state !== 'sold') {
      stopped.push(product);
      continue;
    }
    if (after.without.length > before.without.length) without.push(product);
    const stillSold = new Set(after.sizes.map(({ sizeId }) => sizeId));
    for (const { sizeId, name } of before.sizes)
      if (!stillSold.has(sizeId)) sizes.push({ productId: product.productId, sizeId, name });
  }
  return { stopped, without, groups: [...groups.values()], sizes };
}

const isOf = (item: StockItem | null, ids: ReadonlySet<number>) => item !== null && ids.has(item.stockItemId);

function groupsOf({ groups, sizes }: MenuProduct): readonly OptionGroup[] {
  return sizes.length === 0 ? groups : [...groups, ...sizes.flatMap((size) => size.groups)];
}

function usesAny(product: MenuProduct, ids: ReadonlySet<number>): boolean {
  return (
    product.recipe.some(({ stockItem }) => isOf(stockItem, ids)) ||
    groupsOf(product).some(({ options }) => options.some(({ stockItem }) => isOf(stockItem, ids)))
  );
}

function atAnyHour(product: MenuProduct): MenuProduct {
  return { ...product, availability: null, category: { ...product.category, availability: null } };
}

/** The product with these items in, or out until somebody says otherwise. */
function withItems(product: MenuProduct, ids: ReadonlySet<number>, isIn: boolean): MenuProduct {
  const item = (kept: StockItem): StockItem =>
    ids.has(kept.stockItemId) ? { ...kept, isIn, backAt: null } : kept;
  const group = (kept: OptionGroup): OptionGroup => ({
    ...kept,
    options: kept.options.map((option) => ({
      ...option,
      stockItem: option.stockItem && item(option.stockItem),
    })),
  });
  return {
    ...product,
    recipe: product.recipe.map((line) => ({ ...line, stockItem: item(line.stockItem) })),
    groups: product.groups.map(group),
    sizes: product.sizes.map((size) => ({ ...size, groups: size.groups.map(group) })),
  };
}
