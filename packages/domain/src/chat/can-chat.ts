import { isFinal, type OrderStatus } from '../orders/order-status.ts';

/** After the delivery there is still something to ask: "falta a bebida". */
export const CHAT_AFTER_DELIVERY_MS = 24 * 60 * 60 * 1000;

/** The part of an order that decides whether its two sides may write. */
export interface ChattedOrder {
  status: OrderStatus;
  /** Epoch milliseconds; null while the order is open. */
  closedAt: number | null;
  isChatEnabled: boolean;
}

/**
 * Whether store and customer may write to each other at `now`: while the order is under way, and for a day after its
 * delivery. Never before it is paid, never once it is cancelled.
 */
export function canChat(order: ChattedOrder, now: number): boolean {
  if (!order.isChatEnabled || order.status === 'awaiting-payment') return false;
  if (!isFinal(order.status)) return true;
  return order.status === 'delivered' && now - (order.closedAt ?? now) < CHAT_AFTER_DELIVERY_MS;
}
