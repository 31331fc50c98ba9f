import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../access/public.ts';
import { countMenuChange, holdMenu } from './hold-menu.ts';
import { dropBatch, findBatch } from './menu-batches.ts';
import { bringBack, REMOVED, type Removed } from './removed.ts';

/** Takes a deletion back, all of it or nothing. Throws `catalogue.undo-over`. */
export async function undoMenuChange(
  tx: Transaction,
  batchId: string,
  session: Session,
  now: number,
): Promise<number> {
  await holdMenu(tx);
  const batch = await findBatch(tx, batchId, now);
  if (batch?.kind !== REMOVED) throw new AppError('catalogue.undo-over');
  await bringBack(tx, batch.before as Removed);
  await dropBatch(tx, batchId);
  await recordAudit(tx, { ...session, action: 'catalogue.removal-undone' }, now);
  return countMenuChange(tx);
}
