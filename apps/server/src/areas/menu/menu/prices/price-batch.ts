import type { PriceChange, PricePlan } from '@comanda/domain/menu/menu/bulk-prices';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';

/** Kind of the undo batches for price changes. */
export const PRICES = 'prices';

/** The changed prices, before and after. */
export type PriceChanges = Omit<PricePlan, 'alsoIn'>;

/** Swaps `before` and `after`, to undo a change. */
export function backwards({ products, sizes, options }: PriceChanges): PriceChanges {
  const turned = (changes: readonly PriceChange[]) =>
    changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
  return { products: turned(products), sizes: turned(sizes), options: turned(options) };
}

/** True when all current prices equal the `before` prices, so no user has changed any of them since. */
export function areUnchanged(parts: MenuParts, { products, sizes, options }: PriceChanges): boolean {
  type Priced = { priceCents: number; promoCents?: number | null };
  const currentRows = (
    changes: readonly PriceChange[],
    rows: readonly (readonly [id: number, row: Priced])[],
  ) => {
    const current = new Map(rows);
    return changes.every(({ id, before }) => {
      const row = current.get(id);
      return row?.priceCents === before.priceCents && (row.promoCents ?? null) === before.promoCents;
    });
  };
  return (
    currentRows(
      products,
      parts.products.map((row) => [row.productId, row]),
    ) &&
    currentRows(
      sizes,
      parts.sizes.map((row) => [row.sizeId, row]),
    ) &&
    currentRows(
      options,
      parts.groups.flatMap((group) => group.options.map((row) => [row.optionId, row] as const)),
    )
  );
}
