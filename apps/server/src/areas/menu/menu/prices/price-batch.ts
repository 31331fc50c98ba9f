import type { PriceChange, PricePlan } from '@comanda/domain/menu/menu/bulk-prices';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';

/** Kind of undo batches for changes of many prices. */
export const PRICES = 'prices';

/** The changed prices, before and after. */
export type PriceChanges = Omit<PricePlan, 'alsoIn'>;

/** The inverse change. */
export function backwards({ products, sizes, options }: PriceChanges): PriceChanges {
  const turned = (changes: readonly PriceChange[]) =>
    changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
  return { products: turned(products), sizes: turned(sizes), options: turned(options) };
}

/** True when all prices equal the `before` of these changes, so that no user has changed one since. */
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
