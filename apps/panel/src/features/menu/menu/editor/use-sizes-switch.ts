import { removeSizes } from '@comanda/contract/menu/menu/sizes.calls';
import { FLAVOURS_NAME, type MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { priceFrom } from '@comanda/domain/menu/menu/selection';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { useState } from 'react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { type Menu, useMenuCall } from '../menu-query.ts';
import { useUndo } from '../use-undo.ts';
import { editorTexts } from './texts.ts';

/**
 * Switches between a product's own price and prices by size. Switching to the own price asks first and
 * removes all sizes in one undoable step. The question names the data that will be lost and the product's new
 * price.
 */
export function useSizesSwitch({ parts, products }: Menu, productId: number | null) {
  const [isWanted, setWanted] = useState(false);
  const removal = useMenuCall(removeSizes);
  const { offerBatch } = useUndo();
  const sizes = parts.sizes.filter((each) => each.productId === productId);
  const removeAll = async (product: Menu['products'][number]) => {
    const cents = priceFrom({ ...product, sizes: [] }, monotonicNow())?.cents ?? product.priceCents;
    const consequence = editorTexts.removeSizes(takenAlong(parts, product.productId), cents);
    if (!(await confirmRemoval({ consequence, isUndoable: true }))) return;
    const removed = await removal.run({ productId: product.productId });
    if (removed === null) return;
    setWanted(false);
    offerBatch(editorTexts.sizesRemoved(cents), removed.batchId);
  };
  return {
    hasSizes: isWanted || sizes.length > 0,
    onSwitch: (wanted: boolean) => {
      const product = products.find((each) => each.productId === productId);
      if (wanted || sizes.length === 0 || product === undefined) setWanted(wanted);
      else void removeAll(product);
    },
  };
}

/**
 * Counts the data that disappears with a product's sizes: prices of flavours, and option groups linked to a
 * size.
 */
function takenAlong({ sizes, groups, links }: MenuParts, productId: number) {
  const sizeIds = sizes.filter((each) => each.productId === productId).map(({ sizeId }) => sizeId);
  const ofSizes = new Set(
    links.filter(({ sizeId }) => sizeId !== null && sizeIds.includes(sizeId)).map(({ groupId }) => groupId),
  );
  const requested = groups.filter(({ groupId }) => ofSizes.has(groupId));
  const flavours = requested.filter((group) => group.productId === productId && group.name === FLAVOURS_NAME);
  return {
    sizes: sizeIds.length,
    flavourPrices: flavours.reduce((sum, { options }) => sum + options.length, 0),
    groups: requested.length - flavours.length,
  };
}
