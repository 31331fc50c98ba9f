import { CANCEL_REASONS } from '@comanda/domain/orders/orders/cancel-reasons';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { afterTransition } from './change-status.ts';
import type { NextOrder } from './order-changes.ts';

/** The reason of a cancellation from outside the store. */
export interface OutsideReason {
  /** A cancellation code of the Open Delivery standard. */
  code: string;
  /** The partner's own text; null: the code's standard text is used. */
  text: string | null;
}

/**
 * Cancels an order for its customer or platform, in any status. Panels ring until a user acknowledges the cancellation.
 * An unpaid order was never shown to the store and needs no acknowledgement.
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
