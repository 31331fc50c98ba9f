import { CANCEL_REASONS } from '@comanda/domain/orders/cancel-reasons';
import type { OrderCard } from '@comanda/domain/orders/order';
import { afterTransition } from './change-status.ts';
import type { NextOrder } from './order-changes.ts';

/** Why somebody outside the store cancels. */
export interface OutsideReason {
  /** An Open Delivery code. */
  code: string;
  /** In words, where there are any; otherwise the catalogue's. */
  text: string | null;
}

/**
 * The order cancelled by its customer or its platform, whatever the store was doing with it: panels ring until
 * somebody says they know. One that was never shown to the store (not paid yet) needs no saying.
 */
export function cancelFromOutside(order: OrderCard, reason: OutsideReason, now: number): NextOrder {
  const label = CANCEL_REASONS.find(({ code }) => code === reason.code)?.label ?? reason.code;
  const text = reason.text ?? label;
  return {
    order: {
      ...afterTransition(order, { ...order, status: 'cancelled' }, now),
      awaitsAcknowledgement: order.status !== 'awaiting-payment',
      isNeverPaid: order.status === 'awaiting-payment',
    },
    happened: 'cancelled',
    note: text,
    cancellation: { code: reason.code, text },
  };
}
