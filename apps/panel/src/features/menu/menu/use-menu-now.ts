import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { useCallback, useSyncExternalStore } from 'react';
import { momentOf, momentOfProduct, onNextMoment } from './menu-moment.ts';

/**
 * The current moment of the menu in epoch milliseconds. The moment changes each minute, and when one of these
 * stock items returns. The server sends no event for a return. `stockItems` must be the same array while
 * nothing has changed.
 */
export function useMenuNow(stockItems: readonly { isIn: boolean; backAt: number | null }[]): number {
  const onChange = useCallback(
    (notify: () => void) => onNextMoment(notify, () => momentOf(stockItems).until),
    [stockItems],
  );
  return useSyncExternalStore(onChange, () => momentOf(stockItems).at);
}

/** Like `useMenuNow`, for the stock items of one product. */
export function useProductNow(product: MenuProduct): number {
  const onChange = useCallback(
    (notify: () => void) => onNextMoment(notify, () => momentOfProduct(product).until),
    [product],
  );
  return useSyncExternalStore(onChange, () => momentOfProduct(product).at);
}
