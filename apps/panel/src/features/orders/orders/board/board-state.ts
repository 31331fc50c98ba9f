import type { BoardSnapshot, MissedEvents, StatusChanged } from '@comanda/contract/orders/orders/orders.wire';
import type { OrderEvent } from '@comanda/contract/realtime/events';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { OrderIndex } from './order-index.ts';

/** An order as the panel shows it before the server has answered. */
export interface OptimisticOrder {
  /** Identifies the command that made this order; only that command may remove it. */
  token: number;
  /** The server's version that this order is based on. Each newer version of the server replaces this order. */
  baseVersion: number;
  order: OrderCard;
}

/** This panel's immutable copy of the store's board. */
export interface BoardState {
  orders: OrderIndex;
  /** Number of the last event applied; null before the first snapshot. */
  seq: number | null;
  /**
   * The epoch of `seq`, which changes with a restore of the server's database. Null before the first snapshot and for
   * servers of 1.4.
   */
  epoch: string | null;
  /** Server time minus device time, in ms. */
  clockOffsetMs: number;
  optimistic: ReadonlyMap<number, OptimisticOrder>;
}

export type EventOutcome = 'applied' | 'duplicate' | 'gap';

export const emptyBoard: BoardState = {
  orders: OrderIndex.of([]),
  seq: null,
  epoch: null,
  clockOffsetMs: 0,
  optimistic: new Map(),
};

/** Inserts `orders`, each only if its version is newer; removes outdated optimistic orders. */
function withOrders(state: BoardState, orders: readonly OrderCard[]): BoardState {
  const newer = orders.filter((order) => order.version > (state.orders.get(order.orderId)?.version ?? -1));
  if (newer.length === 0) return state;
  const book = state.orders.with(newer);
  return { ...state, orders: book, optimistic: freshOverlays(state.optimistic, book) };
}

function freshOverlays(overlays: BoardState['optimistic'], book: OrderIndex): BoardState['optimistic'] {
  const stored = [...overlays].filter(([orderId, overlay]) => {
    const known = book.get(orderId);
    return known !== undefined && known.version <= overlay.baseVersion;
  });
  return stored.length === overlays.size ? overlays : new Map(stored);
}

/**
 * Applies one pushed event, if it directly follows the last applied event. An older event is a duplicate. A
 * later event shows a gap: the state does not change, and the caller fetches the missing events. Only a newer
 * version replaces an order, because the answer to this panel's own command may have been faster.
 */
export function applyOrderEvent(
  state: BoardState,
  event: OrderEvent,
): { outcome: EventOutcome; state: BoardState } {
  if (state.seq === null || event.seq > state.seq + 1) return { outcome: 'gap', state };
  if (event.seq <= state.seq) return { outcome: 'duplicate', state };
  return { outcome: 'applied', state: { ...withOrders(state, [event.order]), seq: event.seq } };
}

/** Applies a fetched page of events in sequence. Skips events already applied, and stops at a gap. */
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
 * Replaces the board with a snapshot. An older snapshot is ignored. An order that is newer here (from the
 * answer to an own command) stays. Orders missing in the snapshot are removed. After a restore of the
 * server's database (another epoch) the snapshot replaces everything.
 */
export function replaceWithSnapshot(
  state: BoardState,
  snapshot: Pick<BoardSnapshot, 'orders' | 'seq' | 'epoch'>,
): BoardState {
  if (isOfOtherEpoch(state, snapshot.epoch)) return startOver(state, snapshot);
  if (state.seq !== null && snapshot.seq < state.seq) return state;
  const book = OrderIndex.of(
    snapshot.orders.map((order) => {
      const known = state.orders.get(order.orderId);
      return known !== undefined && known.version > order.version ? known : order;
    }),
  );
  const epoch = snapshot.epoch ?? state.epoch;
  return {
    ...state,
    orders: book,
    seq: snapshot.seq,
    epoch,
    optimistic: freshOverlays(state.optimistic, book),
  };
}

/** True for an answer of another epoch: the server's database was restored. */
export const isOfOtherEpoch = (state: BoardState, epoch: string | undefined): boolean =>
  state.epoch !== null && epoch !== undefined && epoch !== state.epoch;

/**
 * Replaces the board after a restore of the server's database (another epoch). Numbers and versions of the
 * old epoch are not comparable with those of the new epoch.
 */
export function startOver(
  state: BoardState,
  {
    orders,
    seq,
    epoch = null,
  }: { orders: readonly OrderCard[]; seq: number; epoch?: string | null | undefined },
): BoardState {
  return { ...state, orders: OrderIndex.of(orders), seq, epoch, optimistic: new Map() };
}

/**
 * Applies the answer to this panel's own command. The event number stays the same, because the command's
 * event will still arrive; its version is then already known.
 */
export function applyStatusChanged(state: BoardState, changed: Pick<StatusChanged, 'order'>): BoardState {
  return withOrders(state, [changed.order]);
}

/**
 * Shows `order` instead of the server's version, until the command `token` has its answer or a newer version
 * arrives. `changesAhead` is the number of this panel's unanswered changes; each of them makes one new
 * version.
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

/** Removes the optimistic order of this command, unless a later command has replaced it. */
export function settleOptimistic(state: BoardState, orderId: number, token: number): BoardState {
  if (state.optimistic.get(orderId)?.token !== token) return state;
  const optimistic = new Map(state.optimistic);
  optimistic.delete(orderId);
  return { ...state, optimistic };
}

/** The order as the screen should show it: optimistic if possible, otherwise from the server. */
export function visibleOrder(state: BoardState, orderId: number): OrderCard | undefined {
  return state.optimistic.get(orderId)?.order ?? state.orders.get(orderId);
}

/** Removes orders closed before a time, because the board shows one operational day. */
export function forgetClosedBefore(state: BoardState, instant: number): BoardState {
  const stored = state.orders.filter((order) => order.closedAt === null || order.closedAt >= instant);
  return stored === state.orders
    ? state
    : { ...state, orders: stored, optimistic: freshOverlays(state.optimistic, stored) };
}

/**
 * Updates the difference to the server's clock. Changes below a second come from the network and are ignored,
 * because countdowns would jump.
 */
export function followClock(state: BoardState, serverNow: number, deviceNow: number): BoardState {
  const clockOffsetMs = serverNow - deviceNow;
  return Math.abs(clockOffsetMs - state.clockOffsetMs) < 1000 ? state : { ...state, clockOffsetMs };
}
