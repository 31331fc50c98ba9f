import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import { countMenuChange, lockMenu } from '../whole/lock-menu.ts';
import { remove } from '../whole/removed.ts';
import { getProduct } from './products.reads.ts';

/** Takes a product off the menu, with what is only its own, until somebody brings it back. Throws `catalogue.product-not-found`. */
export async function removeProduct(
  tx: Transaction,
  productId: number,
  session: Session,
  now: number,
): Promise<{ version: number; batchId: string }> {
  await lockMenu(tx);
  const { name } = await getProduct(tx, productId);
  const batchId = await remove(tx, { productIds: [productId] }, session, now);
  const details = { produto: name };
  await recordAudit(tx, { ...session, action: 'catalogue.product-removed', details }, now);
  return { version: await countMenuChange(tx), batchId };
}
