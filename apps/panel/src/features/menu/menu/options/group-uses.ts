import { firstNames } from '@comanda/domain/kit/text/first-names';
import { type GroupWarning, groupWarnings } from '@comanda/domain/menu/menu/group-rules';
import type { GroupPart, MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';

/** Ids of the products that use each group, by group id. */
export function usesByGroup({ links, products }: MenuParts): ReadonlyMap<number, ReadonlySet<number>> {
  const known = new Set(products.map(({ productId }) => productId));
  const uses = new Map<number, Set<number>>();
  for (const { groupId, productId } of links) {
    if (!known.has(productId)) continue;
    const of = uses.get(groupId);
    if (of) of.add(productId);
    else uses.set(groupId, new Set([productId]));
  }
  return uses;
}

/** At most `max` names of products, in the sequence of the menu. */
export function productNames(parts: MenuParts, productIds: ReadonlySet<number>, max?: number): string {
  const names = parts.products.flatMap(({ productId, name }) => (productIds.has(productId) ? [name] : []));
  return firstNames(names, max);
}

/** Warnings about a group at `now`. */
export function warningsOf(group: GroupPart, parts: MenuParts, now: number): GroupWarning[] {
  const stock = new Map(parts.stockItems.map((item) => [item.stockItemId, item]));
  const isIn = (stockItemId: number | null) => {
    const item = stockItemId === null ? undefined : stock.get(stockItemId);
    return item === undefined || isInAt(item, now);
  };
  return groupWarnings({
    ...group,
    options: group.options.map(({ priceCents, stockItemId }) => ({ priceCents, isIn: isIn(stockItemId) })),
  });
}
