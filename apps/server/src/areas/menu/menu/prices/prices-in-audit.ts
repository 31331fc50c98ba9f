import type { PriceChange } from '@comanda/domain/menu/menu/bulk-prices';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import type { PriceChanges } from './price-batch.ts';

/** A price for the audit log: name, cents, and promotion cents. */
type AuditedPrice = readonly [name: string, priceCents: number, promoCents: number | null];

/** Lists the prices before or after a bulk change, with the names that screens show. */
export function auditedPrices(
  { products, sizes, groups }: MenuParts,
  changes: PriceChanges,
  side: 'before' | 'after',
): AuditedPrice[] {
  const productNames = new Map(products.map(({ productId, name }) => [productId, name]));
  const sizeNames = new Map(
    sizes.map(({ sizeId, productId, name }) => [sizeId, `${productNames.get(productId) ?? ''}, ${name}`]),
  );
  const optionNames = new Map(
    groups.flatMap((group) =>
      group.options.map(({ optionId, name }) => [optionId, `${group.name}, ${name}`] as const),
    ),
  );
  const audited = (of: readonly PriceChange[], names: ReadonlyMap<number, string>): AuditedPrice[] =>
    of.map((change) => {
      const { priceCents, promoCents } = change[side];
      return [names.get(change.id) ?? '', priceCents, promoCents];
    });
  return [
    ...audited(changes.products, productNames),
    ...audited(changes.sizes, sizeNames),
    ...audited(changes.options, optionNames),
  ];
}
