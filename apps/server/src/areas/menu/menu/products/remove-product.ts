import type { Command } from '../../../../platform/command.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { remove } from '../whole/removed.ts';
import { getProduct } from './products.reads.ts';

/** Deletes a product with its own groups; undo restores both. Throws `catalogue.product-not-found`. */
export const removeProduct: Command<{ productId: number }, { version: number; batchId: string }> = async (
  tx,
  { productId },
  session,
  now,
) => {
  await lockMenu(tx);
  const { name } = await getProduct(tx, productId);
  const batchId = await remove(tx, { productIds: [productId] }, session, now);
  const details = { produto: name };
  const version = await recordMenuChange(tx, { session, now }, 'catalogue.product-removed', { details });
  return { version, batchId };
};
