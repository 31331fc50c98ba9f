import type { KitchenStage, OrderStatus } from './order-status.ts';

/** How long a change can be taken back, and how long nobody outside the store hears of it. */
export const UNDO_MS = 8_000;

/** The way back of an order's last change. */
export interface Undo {
  status: OrderStatus;
  kitchenStage: KitchenStage | null;
  /** Epoch milliseconds; after it the change stands. */
  until: number;
}

interface Undoable {
  status: OrderStatus;
  kitchenStage: KitchenStage | null;
  undo: Undo | null;
}

/** Accepting, sending and delivering can be taken back; the customer hears of a cancellation at once. */
export function canBeUndone(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && from !== 'awaiting-payment' && to !== 'cancelled';
}

/** Whether the last change can still be taken back at `now`. */
export function undoAt<Order extends Undoable>(order: Order, now: number): Undo | null {
  return order.undo !== null && now < order.undo.until ? order.undo : null;
}

/** The order as customers and partners may see it at `now`: without a change that can still be taken back. */
export function asSeenOutside<Order extends Undoable & { closedAt: number | null }>(
  order: Order,
  now: number,
): Order {
  const undo = undoAt(order, now);
  // What can be taken back was open before: closed orders have no way back.
  return undo === null
    ? order
    : { ...order, status: undo.status, kitchenStage: undo.kitchenStage, closedAt: null, undo: null };
}
