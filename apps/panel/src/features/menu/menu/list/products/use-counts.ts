import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { useRef } from 'react';

/** Number of products by category id. The map stays the same object until a number changes. */
export function useCounts(products: readonly ProductPart[]): ReadonlyMap<number, number> {
  const stored = useRef<{ products: readonly ProductPart[]; counts: ReadonlyMap<number, number> } | null>(
    null,
  );
  if (stored.current?.products === products) return stored.current.counts;
  const counts = new Map<number, number>();
  for (const { categoryId } of products) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  const before = stored.current?.counts;
  const isSame = before?.size === counts.size && [...counts].every(([id, count]) => before.get(id) === count);
  stored.current = { products, counts: isSame && before ? before : counts };
  return stored.current.counts;
}
