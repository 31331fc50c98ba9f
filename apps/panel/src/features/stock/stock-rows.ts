import type { GroupPart, MenuParts, ProductPart, StockPart } from '@comanda/domain/catalogue/menu-parts';
import { isInAt } from '@comanda/domain/catalogue/menu-product';

/** A stock item as the screen shows it. */
export interface StockRow {
  item: StockPart;
  /** At the moment it is looked at. */
  isHere: boolean;
  /** Products made of it, and groups that offer it, in the menu's order. */
  products: readonly ProductPart[];
  groups: readonly GroupPart[];
}

/** The store's stock items at `now`, with what uses each. */
export function stockRows(parts: MenuParts, now: number): StockRow[] {
  const products = new Map(parts.products.map((product) => [product.productId, product]));
  const recipe = Map.groupBy(parts.recipe, ({ stockItemId }) => stockItemId);
  const groups = Map.groupBy(
    parts.groups.flatMap((group) => group.options.map(({ stockItemId }) => ({ stockItemId, group }))),
    ({ stockItemId }) => stockItemId,
  );
  return parts.stockItems.map((item) => ({
    item,
    isHere: isInAt(item, now),
    products: (recipe.get(item.stockItemId) ?? []).flatMap(({ productId }) => products.get(productId) ?? []),
    groups: (groups.get(item.stockItemId) ?? []).map(({ group }) => group),
  }));
}
