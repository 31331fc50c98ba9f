import { ok, type Result, refused } from '../../kit/result.ts';
import type { CourierStatus, KitchenStage, OrderStatus } from './order-status.ts';

/** In ms. A user can undo a change for this long. During this time the change is invisible outside the store. */
export const UNDO_MS = 8_000;
/** Maximum difference between the clocks of panel and server. */
const CLOCKS_APART_MS = 5_000;

/** The undo of an order's last change. */
export interface Undo {
  status: OrderStatus;
  kitchenStage: KitchenStage | null;
  /** Epoch milliseconds; afterwards the change is final. */
  until: number;
}

interface Undoable {
  status: OrderStatus;
  kitchenStage: KitchenStage | null;
  undo: Undo | null;
}

/** Accepting, sending and delivering can be undone. A cancellation cannot, because the customer sees it immediately. */
function canBeUndone(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && from !== 'awaiting-payment' && to !== 'cancelled';
}

/**
 * The undo after a change from `order` to another status. A change that does not change the status does not
 * affect an existing undo.
 */
export function wayBackFrom(order: Undoable, to: OrderStatus, now: number): Undo | null {
  const { status, kitchenStage } = order;
  if (canBeUndone(status, to)) return { status, kitchenStage, until: now + UNDO_MS };
  return status === to ? order.undo : null;
}

/**
 * The undo if still possible at `now`. If its end is too far in the future, the server's clock was set back
 * since. The undo then counts as expired, so that customers do not see the change an hour late.
 */
export function undoAt<Order extends Undoable>(order: Order, now: number): Undo | null {
  if (order.undo === null) return null;
  const leftMs = order.undo.until - now;
  return leftMs > 0 && leftMs <= UNDO_MS + CLOCKS_APART_MS ? order.undo : null;
}

/** The order for customers and partners at `now`, without a change that can still be undone. */
export function asSeenOutside<Order extends Undoable & { closedAt: number | null }>(
  order: Order,
  now: number,
): Order {
  const undo = undoAt(order, now);
  // Before a change that can be undone, the order was open, so `closedAt` is null then.
  return undo === null
    ? order
    : { ...order, status: undo.status, kitchenStage: undo.kitchenStage, closedAt: null, undo: null };
}

/**
 * In ms. An order that becomes pending again after an undo has at least this much time until its acceptance
 * deadline.
 */
export const UNDONE_ACCEPT_MS = 60_000;

interface Changed extends Undoable {
  closedAt: number | null;
  acceptBy: number;
}

/**
 * Undoes the last change. `until`, the end of the undo time, identifies the change that the user saw. Errors:
 * `changed-meanwhile`: another change was made since. `undo-over`: the undo time is over.
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

/** The undo that remains after a change. A later change of status, stage or courier removes an older undo. */
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
