import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../access/public.ts';
import { countMenuChange, holdMenu } from '../menu/hold-menu.ts';
import { remove } from '../menu/removed.ts';
import { getProduct } from './products.reads.ts';

/** Takes a product off the menu, with what is only its own, until somebody brings it back. Throws `catalogue.product-not-found`. */
export async function removeProduct(
  tx: Transaction,
  productId: number,
  session: Session,
  now: number,
): Promise<{ version: number; batchId: string }> {
  await holdMenu(tx);
  const { name } = await getProduct(tx, productId);
  const batchId = await remove(tx, { productIds: [productId] }, session, now);
  const details = { produto: name };
  await recordAudit(tx, { ...session, action: 'catalogue.product-removed', details }, now);
  return { version: await countMenuChange(tx), batchId };
}
