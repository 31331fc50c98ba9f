import type { OrderEvent } from '@comanda/contract/realtime/events';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { changeWords } from './attention/change-words.ts';
import type { BoardState } from './board/board-state.ts';
import type { BoardStore, OrderMark } from './board/board-store.ts';

/** In ms. A change by another user is highlighted for this time, or until a person opens the order. */
const changedMarkMs = 60_000;

/** A change of an order by another user, as text. */
export interface OrderChange {
  order: OrderCard;
  words: string;
  /** One of the domain's event types, or a type that only newer servers know. */
  happened: string;
  /** True: the status has changed, so the order now offers another step. */
  isStep: boolean;
}

export interface BoardUpdatesParts {
  store: BoardStore;
  /** The session of this panel. Changes made by this session are not announced. */
  sessionId: string | null;
  /** Called with orders that are new to this panel. */
  onArrivals(orders: readonly OrderCard[]): void;
  onChangesByOthers(changes: readonly OrderChange[]): void;
  /** The customer of an order has written, and no person of the store has read the message yet. */
  onCustomerWrote(orderId: number): void;
  /** Called with changed orders, in the server's current version. */
  onOrdersChanged(orders: readonly OrderCard[]): void;
}

/** Runs a callback later, unless the board stops before. */
export type Later = (ms: number, run: () => void) => void;

/** Reports and marks what is new on the board: arrivals, and other users' changes. */
export function createBoardUpdates(parts: BoardUpdatesParts, later: Later) {
  const { store } = parts;

  const markFor = (orderId: number, mark: OrderMark) => {
    store.mark(orderId, mark);
    if (mark.kind === 'changed') later(changedMarkMs, () => store.unmark(orderId, mark));
  };

  const arrive = (arrivals: readonly OrderCard[]) => {
    if (arrivals.length > 0) parts.onArrivals(arrivals);
  };

  return {
    /** Call this after events were applied to the board. */
    ofEvents: (before: BoardState, events: readonly OrderEvent[]) => {
      const arrivals: OrderCard[] = [];
      const changes: OrderChange[] = [];
      const written = new Set<number>();
      for (const event of events) {
        const { order, kind, actorSessionId } = event;
        if (event.happened === 'customer-wrote') written.add(order.orderId);
        const known = before.orders.get(order.orderId);
        const isOwn = actorSessionId !== null && actorSessionId === parts.sessionId;
        if ((kind === 'new' || !known || known.status === 'awaiting-payment') && order.status === 'pending') {
          arrivals.push(order);
          markFor(order.orderId, { kind: 'new', words: '' });
        } else if (!isOwn && known && !order.isNeverPaid) {
          const words = changeWords(event);
          if (words === null) continue;
          markFor(order.orderId, { kind: 'changed', words });
          changes.push({ order, words, happened: event.happened, isStep: known.status !== order.status });
        }
      }
      arrive(arrivals);
      if (changes.length > 0) parts.onChangesByOthers(changes);
      const { orders } = store.getView().board;
      for (const orderId of written) if (orders.get(orderId)?.chatUnread) parts.onCustomerWrote(orderId);
      if (events.length > 0) parts.onOrdersChanged(events.map((event) => event.order));
    },
    /** Call this after the whole board was read again. */
    ofSnapshot: (before: BoardState, orders: readonly OrderCard[]) => {
      parts.onOrdersChanged(orders);
      const arrivals = orders.filter(
        (order) => order.status === 'pending' && before.orders.get(order.orderId) === undefined,
      );
      for (const order of arrivals) markFor(order.orderId, { kind: 'new', words: '' });
      arrive(arrivals);
    },
  };
}

export type BoardUpdates = ReturnType<typeof createBoardUpdates>;
