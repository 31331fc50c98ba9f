import type { StatusChange } from '@comanda/contract/orders/orders.wire';
import { statusLabel } from '@comanda/domain/orders/board';
import { decideCancelReason } from '@comanda/domain/orders/cancel-reasons';
import type { OrderCard } from '@comanda/domain/orders/order';
import {
  decideTransition,
  isFinal,
  type OrderState,
  type StatusTarget,
} from '@comanda/domain/orders/order-status';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockCard, orderHistory } from './orders.reads.ts';
import { type Actor, saveTransition } from './orders.store.ts';

export interface ChangedOrder {
  order: OrderCard;
  /** Number of the event; null when the state was reached already and nothing was written. */
  seq: number | null;
}

/**
 * Changes the status of one order, or does nothing when it is there already.
 * Refuses with `order.not-found`, `order.changed-meanwhile` (it is not what the person saw),
 * `order.illegal-transition`, `order.courier-active`, `order.reason-*`.
 */
export async function changeStatus(
  tx: Transaction,
  change: StatusChange,
  actor: Actor,
  now: number,
): Promise<ChangedOrder> {
  const order = await lockCard(tx, change.orderId);
  if (order === null) throw new AppError('order.not-found');
  const decision = decideTransition(order, change.target);
  if (decision.ok && !decision.value.changed) return { order, seq: null };
  if (change.expected !== null && change.expected !== order.status) {
    throw new AppError('order.changed-meanwhile', { detail: await whatHappened(tx, order) });
  }
  if (!decision.ok) throw refusal(decision.reason, order);
  const cancellation = change.target === 'cancelled' ? cancellationOf(change) : null;
  const { next } = decision.value;
  const seq = await saveTransition(tx, {
    order,
    next,
    happened: happenedOf(change.target, order),
    note: cancellation?.text ?? change.note,
    actor,
    at: now,
    cancellation,
  });
  return { order: changed(order, next, now), seq };
}

function changed(order: OrderCard, next: OrderState, now: number): OrderCard {
  return { ...order, ...next, version: order.version + 1, closedAt: isFinal(next.status) ? now : null };
}

/** Printing an order that was still pending also accepted it; the history says the bigger thing. */
function happenedOf(target: StatusTarget, order: OrderCard): string {
  return target === 'printed' && order.status === 'pending' ? 'accepted-and-printed' : target;
}

function cancellationOf(change: StatusChange): { code: string; text: string } {
  const reason = decideCancelReason(change.cancelReason, change.cancelText);
  if (!reason.ok) throw new AppError(`order.${reason.reason}`);
  return reason.value;
}

function refusal(reason: 'illegal-transition' | 'courier-active', order: OrderCard): AppError {
  if (reason === 'courier-active') {
    return new AppError('order.courier-active', { detail: 'cancele antes a solicitação de entregador.' });
  }
  return new AppError('order.illegal-transition', { detail: `o pedido está como ${statusLabel(order)}.` });
}

async function whatHappened(tx: Transaction, order: OrderCard): Promise<string> {
  const last = (await orderHistory(tx, order.orderId)).at(-1);
  const who = last?.actorName ? ` por ${last.actorName}` : '';
  return `o pedido já está como ${statusLabel(order)}${who}.`;
}
