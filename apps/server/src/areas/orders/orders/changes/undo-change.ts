import type { UndoInput } from '@comanda/contract/orders/orders/orders.wire';
import { statusLabel } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { decideUndo } from '@comanda/domain/orders/orders/undo';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { postponeAcceptance } from '../orders.writes.ts';
import { whatHappened } from './change-status.ts';
import type { NextOrder } from './order-changes.ts';

/**
 * Undoes the last change of a locked order. Throws `order.changed-meanwhile` when the user saw another change, and
 * `order.undo-over`.
 */
export async function undoChange(
  order: OrderCard,
  input: UndoInput,
  tx: Transaction,
  now: number,
): Promise<NextOrder> {
  const decision = decideUndo(order, input.until, now);
  if (!decision.ok) {
    if (decision.reason === 'undo-over') throw new AppError('order.undo-over');
    throw new AppError('order.changed-meanwhile', { detail: await whatHappened(tx, order) });
  }
  const before = decision.value;
  if (before.acceptBy !== order.acceptBy) await postponeAcceptance(tx, order.orderId, before.acceptBy);
  return { order: before, happened: 'undone', note: `voltou para ${statusLabel(before)}` };
}
