import type { MenuProduct } from '@comanda/domain/menu/menu-product';
import { useCallback, useSyncExternalStore } from 'react';
import { momentOf, momentOfProduct, onNextMoment } from './menu-moment.ts';

/**
 * The moment the menu is looked at, in epoch milliseconds: fresh with every minute of the clock, and at the very moment one
 * of these items of stock is in again. Nobody announces a return; whoever shows the menu has to look. `stockItems` is the
 * same array as long as nothing changed.
 */
export function useMenuNow(stockItems: readonly { isIn: boolean; backAt: number | null }[]): number {
  const hear = useCallback(
    (tell: () => void) => onNextMoment(tell, () => momentOf(stockItems).until),
    [stockItems],
  );
  return useSyncExternalStore(hear, () => momentOf(stockItems).at);
}

/** As `useMenuNow`, of what one product is made of and offers. */
export function useProductNow(product: MenuProduct): number {
  const hear = useCallback(
    (tell: () => void) => onNextMoment(tell, () => momentOfProduct(product).until),
    [product],
  );
  return useSyncExternalStore(hear, () => momentOfProduct(product).at);
}
