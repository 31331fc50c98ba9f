import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../access/public.ts';
import { countMenuChange, holdMenu } from '../menu/hold-menu.ts';
import { remove } from '../menu/removed.ts';
import { getSize } from './sizes.reads.ts';

/**
 * Takes a size off its product until somebody brings it back, with what is asked with it. Without any, the product has the
 * price again that it had before. Throws `catalogue.size-not-found`.
 */
export async function removeSize(
  tx: Transaction,
  sizeId: number,
  session: Session,
  now: number,
): Promise<{ version: number; batchId: string }> {
  await holdMenu(tx);
  const { name, product } = await getSize(tx, sizeId);
  const batchId = await remove(tx, { sizeIds: [sizeId] }, session, now);
  const details = { tamanho: name, produto: product };
  await recordAudit(tx, { ...session, action: 'catalogue.size-removed', details }, now);
  return { version: await countMenuChange(tx), batchId };
}
