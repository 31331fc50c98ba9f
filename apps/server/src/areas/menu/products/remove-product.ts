import type { Command } from '../../../platform/command.ts';
import { recordAudit } from '../../audit/public.ts';
import { countMenuChange, lockMenu } from '../whole/lock-menu.ts';
import { remove } from '../whole/removed.ts';
import { getProduct } from './products.reads.ts';

/** Takes a product off the menu, with what is only its own, until somebody brings it back. Throws `catalogue.product-not-found`. */
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
  await recordAudit(tx, { ...session, action: 'catalogue.product-removed', details }, now);
  return { version: await countMenuChange(tx), batchId };
};
