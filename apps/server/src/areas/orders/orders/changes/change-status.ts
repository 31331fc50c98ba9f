import type { StatusChange } from '@comanda/contract/orders/orders/orders.wire';
import type { Happening } from '@comanda/domain/kit/journal/kinds';
import { statusLabel } from '@comanda/domain/orders/orders/board';
import { decideCancelReason } from '@comanda/domain/orders/orders/cancel-reasons';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import {
  decideTransition,
  isFinal,
  type OrderState,
  type StatusTarget,
} from '@comanda/domain/orders/orders/order-status';
import { wayBackFrom } from '@comanda/domain/orders/orders/undo';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { orderHistory } from '../orders.reads.ts';
import type { NextOrder } from './order-changes.ts';

/**
 * Makes one status change; null when the order has the status already. Throws `order.changed-meanwhile` when the user
 * saw another status, `order.illegal-transition`, `order.courier-active`, `order.reason-*`.
 */
export async function changeStatus(
  order: OrderCard,
  change: StatusChange,
  tx: Transaction,
  now: number,
): Promise<NextOrder | null> {
  const decision = decideTransition(order, change.target);
  if (decision.ok && !decision.value.changed) return null;
  if (change.expected !== null && change.expected !== order.status) {
    throw new AppError('order.changed-meanwhile', { detail: await whatHappened(tx, order) });
  }
  if (!decision.ok) throw refusal(decision.reason, order);
  const after = afterTransition(order, decision.value.next, now);
  const happened = happenedOf(change.target, order);
  if (change.target !== 'cancelled') return { order: after, happened, note: change.note };
  const cancellation = cancellationOf(change);
  return { order: after, happened, note: cancellation.text, cancellation };
}

/** The order in its next status. Most changes can be undone for a short time. */
export function afterTransition(order: OrderCard, next: OrderState, now: number): OrderCard {
  return {
    ...order,
    ...next,
    closedAt: isFinal(next.status) ? now : null,
    undo: wayBackFrom(order, next.status, now),
  };
}

/** The kind of history entry. Printing a pending order also accepts the order, and makes only one entry. */
function happenedOf(target: StatusTarget, order: OrderCard): Happening {
  return target === 'printed' && order.status === 'pending' ? 'accepted-and-printed' : target;
}

function cancellationOf(change: StatusChange): { code: string; text: string } {
  const reason = decideCancelReason(change.cancelReason, change.cancelText);
  if (!reason.ok) throw new AppError(`order.${reason.reason}`);
  return reason.value;
}

function refusal(reason: 'illegal-transition' | 'courier-active', order: OrderCard): AppError {
  if (reason === 'courier-active') {
    return new AppError('order.courier-active', { detail: 'cancele antes a solicitação de motoboy.' });
  }
  return new AppError('order.illegal-transition', { detail: `o pedido está como ${statusLabel(order)}.` });
}

/** Explains the current status to a user who saw an older one: 'o pedido já está como ENVIADO por Ana.' */
export async function whatHappened(tx: Transaction, order: OrderCard): Promise<string> {
  const last = (await orderHistory(tx, order.orderId)).at(-1);
  const who = last?.actorName ? ` por ${last.actorName}` : '';
  return `o pedido já está como ${statusLabel(order)}${who}.`;
}
