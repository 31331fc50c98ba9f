import type { MenuProduct } from '@comanda/domain/menu/menu-product';
import { useEffect, useMemo, useState } from 'react';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';

const MINUTE_MS = 60_000;

/**
 * The moment the menu is looked at, in epoch milliseconds: fresh every minute, and at the very moment one of these items of
 * stock is in again. Nobody announces a return; whoever shows the menu has to look.
 */
export function useMenuNow(stockItems: readonly { isIn: boolean; backAt: number | null }[]): number {
  const [now, setNow] = useState(monotonicNow);
  useEffect(() => {
    const next = stockItems.reduce(
      (soonest, { isIn, backAt }) =>
        !isIn && backAt !== null && backAt > now ? Math.min(soonest, backAt) : soonest,
      now + MINUTE_MS,
    );
    const timer = setTimeout(() => setNow(monotonicNow()), Math.max(0, Math.ceil(next - monotonicNow())) + 1);
    return () => clearTimeout(timer);
  }, [stockItems, now]);
  return now;
}

/** As `useMenuNow`, of what one product is made of and offers. */
export function useProductNow(product: MenuProduct): number {
  const items = useMemo(
    () => [
      ...product.recipe.map(({ stockItem }) => stockItem),
      ...[...product.groups, ...product.sizes.flatMap(({ groups }) => groups)].flatMap(({ options }) =>
        options.flatMap(({ stockItem }) => stockItem ?? []),
      ),
    ],
    [product],
  );
  return useMenuNow(items);
}
