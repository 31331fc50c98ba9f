import type { GroupPart, MenuParts, ProductPart, StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';

export interface StockRow {
  item: StockPart;
  /** True: the item is in stock at `now`. */
  isHere: boolean;
  /** Products with this item and groups that offer it, in the sequence of the menu. */
  products: readonly ProductPart[];
  groups: readonly GroupUse[];
}

/** A group that offers an item, with a name that distinguishes it from groups of the same name. */
export interface GroupUse {
  groupId: number;
  /** The product that owns the group; null: a group of the library. */
  productId: number | null;
  /** `Sabores`, or `Pizza · Grande · Sabores` for a product's own group. */
  name: string;
}

/** The store's stock items at `now`, with the uses of each. */
export function stockRows(parts: MenuParts, now: number): StockRow[] {
  const products = new Map(parts.products.map((product) => [product.productId, product]));
  const sizes = new Map(parts.sizes.map((size) => [size.sizeId, size.name]));
  const links = Map.groupBy(parts.links, ({ groupId }) => groupId);
  const use = ({ groupId, productId, name }: GroupPart): GroupUse => {
    if (productId === null) return { groupId, productId, name };
    const requested = (links.get(groupId) ?? []).flatMap(({ sizeId }) =>
      sizeId === null ? [] : (sizes.get(sizeId) ?? []),
    );
    const words = [products.get(productId)?.name ?? '', requested.join(', '), name];
    return { groupId, productId, name: words.filter((word) => word !== '').join(' · ') };
  };
  const recipe = Map.groupBy(parts.recipe, ({ stockItemId }) => stockItemId);
  const groups = Map.groupBy(
    parts.groups.flatMap((group) => group.options.map(({ stockItemId }) => ({ stockItemId, group }))),
    ({ stockItemId }) => stockItemId,
  );
  return parts.stockItems.map((item) => ({
    item,
    isHere: isInAt(item, now),
    products: (recipe.get(item.stockItemId) ?? []).flatMap(({ productId }) => products.get(productId) ?? []),
    groups: (groups.get(item.stockItemId) ?? []).map(({ group }) => use(group)),
  }));
}
