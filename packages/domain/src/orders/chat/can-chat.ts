import { isFinal, type OrderStatus } from '../orders/order-status.ts';

/** Customers still have questions after the delivery: "falta a bebida". */
export const CHAT_AFTER_DELIVERY_MS = 24 * 60 * 60 * 1000;

/** The fields of an order that decide whether the two sides may write. */
export interface ChattedOrder {
  status: OrderStatus;
  /** Epoch milliseconds; null while the order is open. */
  closedAt: number | null;
  isChatEnabled: boolean;
}

/**
 * True when store and customer may write to each other at `now`: while the order is open, and for a day after its
 * delivery. Never before it is paid or after it is cancelled.
 */
export function canChat(order: ChattedOrder, now: number): boolean {
  if (!order.isChatEnabled || order.status === 'awaiting-payment') return false;
  if (!isFinal(order.status)) return true;
  return order.status === 'delivered' && now - (order.closedAt ?? now) < CHAT_AFTER_DELIVERY_MS;
}
