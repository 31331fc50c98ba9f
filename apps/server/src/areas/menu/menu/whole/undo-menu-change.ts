import { can } from '@comanda/domain/people/access/permissions';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { PRICES, type PriceChanges } from '../prices/price-batch.ts';
import { undoPrices } from '../prices/undo-prices.ts';
import { undoStatuses } from '../products/change-statuses.ts';
import { sharedCodes } from '../products/shared-codes.ts';
import { STATUSES, type StatusChange } from '../products/status-batch.ts';
import { countMenuChange, lockMenu } from './lock-menu.ts';
import { dropBatch, findBatch } from './menu-batches.ts';
import { bringBack, REMOVED, type Removed } from './removed.ts';

/**
 * Undoes a deletion, or a change of many prices or statuses, as a whole. The user needs the permission for the change
 * itself. Throws `catalogue.undo-over` and `auth.forbidden`.
 */
export async function undoMenuChange(
  tx: Transaction,
  batchId: string,
  session: Session,
  now: number,
): Promise<{ version: number; warnings?: readonly string[] }> {
  await lockMenu(tx);
  const batch = await findBatch(tx, batchId, now);
  if (batch === null) throw new AppError('catalogue.undo-over');
  if (batch.kind !== STATUSES && !can(session, 'catalogue.edit')) throw new AppError('auth.forbidden');
  if (batch.kind === STATUSES) await undoStatuses(tx, batch.before as StatusChange[], session, now);
  else if (batch.kind === PRICES) await undoPrices(tx, batch.before as PriceChanges, session, now);
  else if (batch.kind === REMOVED) {
    await bringBack(tx, batch.before as Removed);
    await recordAudit(tx, { session, now }, 'catalogue.removal-undone');
  } else throw new Error(`nobody understands a batch of ${batch.kind}`);
  await dropBatch(tx, batchId);
  const warned = batch.kind === REMOVED ? await sharedCodes(tx, (batch.before as Removed).productIds) : {};
  return { version: await countMenuChange(tx), ...warned };
}
