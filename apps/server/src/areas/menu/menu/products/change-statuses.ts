import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { saveBatch } from '../whole/menu-batches.ts';
import { type CurrentProduct, findStatuses } from './products.reads.ts';
import { writeStatuses } from './products.writes.ts';
import { STATUSES, type StatusChange } from './status-batch.ts';

interface StatusInput {
  productIds: readonly number[];
  status: ShownStatus;
}

/**
 * Sets the status of many products, all or none. Products with an equal status stay unchanged. Without an effective
 * change, no batch is saved. Throws `catalogue.product-not-found`.
 */
export const setProductStatuses: Command<
  StatusInput,
  { version: number; batchId: string | null; products: number }
> = async (tx, { productIds, status }, session, now) => {
  const version = await lockMenu(tx);
  const current = await findStatuses(tx, productIds);
  if (current.length < new Set(productIds).size) throw new AppError('catalogue.product-not-found');
  const others = current.filter((each) => each.status !== status);
  if (others.length === 0) return { version, batchId: null, products: 0 };
  const changes = others.map(
    ({ productId, status: before }): StatusChange => ({ productId, before, after: status }),
  );
  await writeStatuses(tx, changes, { userName: session.userName, now });
  const batchId = await saveBatch(tx, STATUSES, changes, session, now);
  return {
    version: await recordMenuChange(tx, { session, now }, 'catalogue.statuses-changed', {
      details: { produtos: changes.length },
      before: { situacoes: others.map((each) => [each.name, each.status]) },
      after: { status, situacoes: others.map(({ name }) => [name, status]) },
    }),
    batchId,
    products: changes.length,
  };
};

/**
 * Restores all statuses of a batch. The menu must be locked. Throws `catalogue.undo-over` when one of the products was
 * changed or deleted since.
 */
export const undoStatuses: Command<readonly StatusChange[], void> = async (tx, made, session, now) => {
  const ids = made.map(({ productId }) => productId);
  const current = new Map((await findStatuses(tx, ids)).map((product) => [product.productId, product]));
  const audited = made.map(({ productId, before, after }): [CurrentProduct, ShownStatus] => {
    const product = current.get(productId);
    if (product?.status !== after) throw new AppError('catalogue.undo-over');
    return [product, before];
  });
  const back = made.map(({ productId, before, after }) => ({ productId, before: after, after: before }));
  await writeStatuses(tx, back, { userName: session.userName, now });
  await recordAudit(tx, { session, now }, 'catalogue.statuses-undone', {
    details: { produtos: made.length },
    before: { situacoes: audited.map(([{ name, status }]) => [name, status]) },
    after: { situacoes: audited.map(([{ name }, status]) => [name, status]) },
  });
};
