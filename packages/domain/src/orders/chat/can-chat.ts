import { isFinal, type OrderStatus } from '../orders/order-status.ts';

/** The chat stays open after the delivery, because customers still have questions: "falta a bebida". */
export const CHAT_AFTER_DELIVERY_MS = 24 * 60 * 60 * 1000;

/** The fields of an order that decide if store and customer may chat. */
export interface ChattedOrder {
  status: OrderStatus;
  /** Epoch milliseconds; null while the order is open. */
  closedAt: number | null;
  isChatEnabled: boolean;
}

/**
 * True when store and customer may write to each other at `now`: while the order is open and paid, and for a day after
 * its delivery. A cancelled order has no chat.
 */
export function canChat(order: ChattedOrder, now: number): boolean {
  if (!order.isChatEnabled || order.status === 'awaiting-payment') return false;
  if (!isFinal(order.status)) return true;
  return order.status === 'delivered' && now - (order.closedAt ?? now) < CHAT_AFTER_DELIVERY_MS;
}
