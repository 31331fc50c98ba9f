import { ok, type Result, refused } from '../result.ts';
import type { CourierStatus, KitchenStage, OrderStatus } from './order-status.ts';

/** How long a change can be taken back, and how long nobody outside the store hears of it. */
export const UNDO_MS = 8_000;
/** A panel knows the server's clock about as well as this. */
const CLOCKS_APART_MS = 5_000;

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
function canBeUndone(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && from !== 'awaiting-payment' && to !== 'cancelled';
}

/** The way back once an order went from `order` to another status; a change within its status leaves the way it has. */
export function wayBackFrom(order: Undoable, to: OrderStatus, now: number): Undo | null {
  const { status, kitchenStage } = order;
  if (canBeUndone(status, to)) return { status, kitchenStage, until: now + UNDO_MS };
  return status === to ? order.undo : null;
}

/**
 * Whether the last change can still be taken back at `now`. A time that ends further away than any can was written by
 * a clock that has been set back since: it is over, or the customer would hear of the change an hour late.
 */
export function undoAt<Order extends Undoable>(order: Order, now: number): Undo | null {
  if (order.undo === null) return null;
  const leftMs = order.undo.until - now;
  return leftMs > 0 && leftMs <= UNDO_MS + CLOCKS_APART_MS ? order.undo : null;
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

/** An order that goes back to waiting for its acceptance gets at least this long for it. */
export const UNDONE_ACCEPT_MS = 60_000;

interface Changed extends Undoable {
  closedAt: number | null;
  acceptBy: number;
}

/**
 * Takes the last change back. `until` names the change the person saw, by the end of its time.
 * `changed-meanwhile`: the last change is another one; `undo-over`: it stands by now.
 */
export function decideUndo<Order extends Changed>(
  order: Order,
  until: number,
  now: number,
): Result<Order, 'changed-meanwhile' | 'undo-over'> {
  if (order.undo !== null ? order.undo.until !== until : now < until) return refused('changed-meanwhile');
  const undo = undoAt(order, now);
  if (undo === null) return refused('undo-over');
  const { status, kitchenStage } = undo;
  const acceptBy = status === 'pending' ? Math.max(order.acceptBy, now + UNDONE_ACCEPT_MS) : order.acceptBy;
  return ok({ ...order, status, kitchenStage, acceptBy, closedAt: null, undo: null });
}

/** The way back that is left after a change: one that something else was built on is gone. */
export function undoAfter<Order extends Undoable & { courierStatus: CourierStatus | null }>(
  before: Order,
  after: Order,
): Undo | null {
  const isBuiltOn =
    before.status !== after.status ||
    before.kitchenStage !== after.kitchenStage ||
    before.courierStatus !== after.courierStatus;
  return isBuiltOn && isSameUndo(before.undo, after.undo) ? null : after.undo;
}

function isSameUndo(one: Undo | null, other: Undo | null): boolean {
  return (
    one?.until === other?.until && one?.status === other?.status && one?.kitchenStage === other?.kitchenStage
  );
}
