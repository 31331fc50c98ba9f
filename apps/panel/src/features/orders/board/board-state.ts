import type { BoardSnapshot, MissedEvents, StatusChanged } from '@comanda/contract/orders/orders.wire';
import type { OrderEvent } from '@comanda/contract/realtime/events';
import type { OrderCard } from '@comanda/domain/orders/order';
import { OrderIndex } from './order-index.ts';

/** An order as the person already sees it while the server has not answered. */
export interface OptimisticOrder {
  /** Names the command that made it; only that command may take it back. */
  token: number;
  /** The server version it was made from: anything newer removes it. */
  baseVersion: number;
  order: OrderCard;
}

/** What this panel knows of the store's board. Never changed in place. */
export interface BoardState {
  orders: OrderIndex;
  /** Number of the last event applied; null before the first snapshot. */
  seq: number | null;
  /** Add to the device's clock to get the server's, in ms. */
  clockOffsetMs: number;
  optimistic: ReadonlyMap<number, OptimisticOrder>;
}

export type EventOutcome = 'applied' | 'duplicate' | 'gap';

export const emptyBoard: BoardState = {
  orders: OrderIndex.of([]),
  seq: null,
  clockOffsetMs: 0,
  optimistic: new Map(),
};

/** The orders with `orders` put in, each only where its version is newer; overlays that became old are dropped. */
function withOrders(state: BoardState, orders: readonly OrderCard[]): BoardState {
  const newer = orders.filter((order) => order.version > (state.orders.get(order.orderId)?.version ?? -1));
  if (newer.length === 0) return state;
  const book = state.orders.with(newer);
  return { ...state, orders: book, optimistic: freshOverlays(state.optimistic, book) };
}

function freshOverlays(overlays: BoardState['optimistic'], book: OrderIndex): BoardState['optimistic'] {
  const kept = [...overlays].filter(([orderId, overlay]) => {
    const known = book.get(orderId);
    return known !== undefined && known.version <= overlay.baseVersion;
  });
  return kept.length === overlays.size ? overlays : new Map(kept);
}

/**
 * Applies one push. Only the event right after the last one is applied; an older one is a duplicate, a later one a gap
 * (the state stays as it is, the caller fetches what is missing). Inside an applied event the order is replaced only by
 * a newer version: the answer of an own command may have been faster.
 */
export function applyOrderEvent(
  state: BoardState,
  event: OrderEvent,
): { outcome: EventOutcome; state: BoardState } {
  if (state.seq === null || event.seq > state.seq + 1) return { outcome: 'gap', state };
  if (event.seq <= state.seq) return { outcome: 'duplicate', state };
  return { outcome: 'applied', state: { ...withOrders(state, [event.order]), seq: event.seq } };
}

/** Applies a fetched page of events, in order; what is already known is skipped, a hole inside stops the page. */
export function applyMissedEvents(
  state: BoardState,
  missed: Pick<MissedEvents, 'events'>,
): { state: BoardState; applied: OrderEvent[] } {
  if (state.seq === null) return { state, applied: [] };
  let seq = state.seq;
  const applied: OrderEvent[] = [];
  for (const event of [...missed.events].sort((one, other) => one.seq - other.seq)) {
    if (event.seq > seq + 1) break;
    if (event.seq <= seq) continue;
    seq = event.seq;
    applied.push(event);
  }
  if (applied.length === 0) return { state, applied };
  const newest = new Map<number, OrderCard>();
  for (const { order } of applied) {
    if (order.version > (newest.get(order.orderId)?.version ?? -1)) newest.set(order.orderId, order);
  }
  return { state: { ...withOrders(state, [...newest.values()]), seq }, applied };
}

/**
 * Takes a whole board. Never goes backwards: a snapshot older than what is known is ignored, and an order that is known
 * in a newer version (answer of an own command) keeps it. Orders the snapshot no longer has are dropped.
 */
export function replaceWithSnapshot(
  state: BoardState,
  snapshot: Pick<BoardSnapshot, 'orders' | 'seq'>,
): BoardState {
  if (state.seq !== null && snapshot.seq < state.seq) return state;
  const book = OrderIndex.of(
    snapshot.orders.map((order) => {
      const known = state.orders.get(order.orderId);
      return known !== undefined && known.version > order.version ? known : order;
    }),
  );
  return { ...state, orders: book, seq: snapshot.seq, optimistic: freshOverlays(state.optimistic, book) };
}

/** Takes the answer of an own command. The event number is left alone: its event still comes, as a known version. */
export function applyStatusChanged(state: BoardState, changed: Pick<StatusChanged, 'order'>): BoardState {
  return withOrders(state, [changed.order]);
}

/**
 * Shows `order` instead of the server's until the command `token` is settled or the server says something newer than
 * what that command is made from: `changesAhead` own changes are still on their way and will each make one version.
 */
export function showOptimistic(
  state: BoardState,
  order: OrderCard,
  token: number,
  changesAhead = 0,
): BoardState {
  const known = state.orders.get(order.orderId);
  if (known === undefined) return state;
  const optimistic = new Map(state.optimistic);
  optimistic.set(order.orderId, { token, baseVersion: known.version + changesAhead, order });
  return { ...state, optimistic };
}

/** Takes an optimistic change back, unless something else has taken its place. */
export function settleOptimistic(state: BoardState, orderId: number, token: number): BoardState {
  if (state.optimistic.get(orderId)?.token !== token) return state;
  const optimistic = new Map(state.optimistic);
  optimistic.delete(orderId);
  return { ...state, optimistic };
}

/** The order as the person should see it. */
export function visibleOrder(state: BoardState, orderId: number): OrderCard | undefined {
  return state.optimistic.get(orderId)?.order ?? state.orders.get(orderId);
}

/** Drops the orders closed before an instant: the board shows one operational day. */
export function forgetClosedBefore(state: BoardState, instant: number): BoardState {
  const kept = state.orders.filter((order) => order.closedAt === null || order.closedAt >= instant);
  return kept === state.orders
    ? state
    : { ...state, orders: kept, optimistic: freshOverlays(state.optimistic, kept) };
}

/**
 * Follows the server's clock. Answers take a different time each, so differences below a second are the net's, not
 * the clock's, and are ignored: countdowns must not tremble.
 */
export function followClock(state: BoardState, serverNow: number, deviceNow: number): BoardState {
  const clockOffsetMs = serverNow - deviceNow;
  return Math.abs(clockOffsetMs - state.clockOffsetMs) < 1000 ? state : { ...state, clockOffsetMs };
}
