import type { MenuProduct, OptionGroup, StockItem } from './menu-product.ts';
import { offerAt } from './sellable.ts';

/**
 * Products, groups and sizes that become unavailable because some stock items are out, and that return with
 * these items.
 */
export interface TakenAlong {
  /** Products that stop being sold, because they need these items. */
  stopped: readonly MenuProduct[];
  /** Products that are still sold, but without a removable ingredient. */
  without: readonly MenuProduct[];
  /** Groups of sold products that lose an option, without duplicates. */
  groups: readonly { groupId: number; name: string }[];
  /** Sizes that stop being sold, of products that are still sold. */
  sizes: readonly { productId: number; sizeId: number; name: string }[];
}

/**
 * The effect of these items being out at `at`, compared with all of them in stock. Products that are
 * unavailable for a different reason are not part of the effect. Ignores hours of sale: a user who marks an
 * item at five o'clock thinks of the evening.
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

/** Returns the product as if these items were in stock, or out without a return time. */
function withItems(product: MenuProduct, ids: ReadonlySet<number>, isIn: boolean): MenuProduct {
  const item = (stored: StockItem): StockItem =>
    ids.has(stored.stockItemId) ? { ...stored, isIn, backAt: null } : stored;
  const group = (stored: OptionGroup): OptionGroup => ({
    ...stored,
    options: stored.options.map((option) => ({
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
