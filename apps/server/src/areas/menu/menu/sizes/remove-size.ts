import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { getProduct } from '../products/products.reads.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { remove } from '../whole/removed.ts';
import { getSize, listSizes } from './sizes.reads.ts';

/**
 * Deletes a size with its links; undo restores both. Without any size left, the product's own price applies
 * again. Throws `catalogue.size-not-found`.
 */
export const removeSize: Command<{ sizeId: number }, { version: number; batchId: string }> = async (
  tx,
  { sizeId },
  session,
  now,
) => {
  await lockMenu(tx);
  const { name, product } = await getSize(tx, sizeId);
  const batchId = await remove(tx, { sizeIds: [sizeId] }, session, now);
  const details = { tamanho: name, produto: product };
  const version = await recordMenuChange(tx, { session, now }, 'catalogue.size-removed', { details });
  return { version, batchId };
};

/**
 * Deletes all sizes of a product, in one undo batch. The product's own price applies again. Throws
 * `catalogue.product-not-found`, and `catalogue.size-not-found` without sizes.
 */
export const removeSizes: Command<{ productId: number }, { version: number; batchId: string }> = async (
  tx,
  { productId },
  session,
  now,
) => {
  await lockMenu(tx);
  const { name } = await getProduct(tx, productId);
  const sizes = await listSizes(tx, productId);
  if (sizes.length === 0) throw new AppError('catalogue.size-not-found');
  const batchId = await remove(tx, { sizeIds: sizes.map(({ sizeId }) => sizeId) }, session, now);
  const details = { tamanhos: sizes.map((size) => size.name).join(', '), produto: name };
  const version = await recordMenuChange(tx, { session, now }, 'catalogue.sizes-removed', { details });
  return { version, batchId };
};
