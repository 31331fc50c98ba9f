import type { BoardSnapshot, MissedEvents } from '@comanda/contract/orders/orders/orders.wire';
import { type OrderEvent, orderEventFromWire } from '@comanda/contract/realtime/events';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import type { RealtimeClient } from '../../../shared/realtime/realtime-client.ts';
import { changeWords } from './attention/change-words.ts';
import {
  applyMissedEvents,
  applyOrderEvent,
  type BoardState,
  followClock,
  replaceWithSnapshot,
} from './board/board-state.ts';
import type { BoardStore, OrderMark } from './board/board-store.ts';

/** While the live connection is away, missed events are fetched this often. */
const safetyPollMs = 30_000;
const retryAfterMs = 3000;
/** A change by another user is highlighted this long, or until the order is opened. */
const changedMarkMs = 60_000;
/** Most pushes that are buffered behind a gap: the fetch brings the others. */
const mostBuffered = 500;
const snapshotAttempts = 3;

/** A change of an order by another user, as text. */
export interface OrderChange {
  order: OrderCard;
  words: string;
  /** One of the domain's happenings, or a newer one. */
  happened: string;
  /** The status has changed, so the order offers another step. */
  isStep: boolean;
}

export interface LiveBoardParts {
  store: BoardStore;
  realtime: Pick<RealtimeClient, 'start' | 'subscribe' | 'onJoined'>;
  api: {
    listBoard(): Promise<BoardSnapshot>;
    listEvents(afterSeq: number): Promise<MissedEvents>;
  };
  /** The session of this panel: its own changes are not announced. */
  sessionId: string | null;
  isOnline: () => boolean;
  /** Orders that are new to this panel. */
  onArrivals(orders: readonly OrderCard[]): void;
  onChangesByOthers(changes: readonly OrderChange[]): void;
  /** Orders in the server's current version. */
  onOrdersChanged(orders: readonly OrderCard[]): void;
  /** The server requests that everything is read again. */
  onFullRefresh(): void;
  onMessage(text: string): void;
}

export interface LiveBoard {
  /** Starts listening and loads the board; call the returned function to stop. */
  start(): () => void;
  /** Fetches missed events now. */
  catchUp(): void;
}

/**
 * Synchronises the board with the server: applies pushes in order, fetches gaps, catches up after every reconnection,
 * and polls while the connection is away. It fetches one at a time; pushes that arrive meanwhile wait.
 */
export function createLiveBoard(parts: LiveBoardParts): LiveBoard {
  const { store, realtime, api } = parts;
  const waiting = new Map<number, OrderEvent>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isRunning = false;
  let isFetching = false;
  let isAskedAgain = false;
  let needsSnapshot = true;

  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };

  const markFor = (orderId: number, mark: OrderMark) => {
    store.mark(orderId, mark);
    if (mark.kind === 'changed') later(changedMarkMs, () => store.unmark(orderId, mark));
  };

  /** Reports the meaning of applied events: arrivals, and other users' changes. */
  const tell = (before: BoardState, events: readonly OrderEvent[]) => {
    const arrivals: OrderCard[] = [];
    const changes: OrderChange[] = [];
    for (const event of events) {
      const { order, kind, actorSessionId } = event;
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
    if (arrivals.length > 0) parts.onArrivals(arrivals);
    if (changes.length > 0) parts.onChangesByOthers(changes);
    if (events.length > 0) parts.onOrdersChanged(events.map((event) => event.order));
  };

  const applyWaiting = () => {
    for (const event of [...waiting.values()].sort((one, other) => one.seq - other.seq)) {
      const before = store.getView().board;
      const { outcome, state } = applyOrderEvent(before, event);
      if (outcome === 'gap') return;
      waiting.delete(event.seq);
      if (outcome === 'duplicate') continue;
      store.change(() => state);
      tell(before, [event]);
    }
  };

  const fetchSnapshot = async () => {
    for (let attempt = 1; attempt <= snapshotAttempts; attempt += 1) {
      needsSnapshot = false;
      const snapshot = await api.listBoard().catch((failure: unknown) => {
        needsSnapshot = true;
        throw failure;
      });
      const before = store.getView().board;
      // Pushes may have overtaken the answer: it is then requested again.
      if (before.seq !== null && snapshot.seq < before.seq && attempt < snapshotAttempts) continue;
      store.change((board) =>
        followClock(replaceWithSnapshot(board, snapshot), snapshot.now, monotonicNow()),
      );
      if (before.seq === null) return;
      parts.onOrdersChanged(snapshot.orders);
      const arrivals = snapshot.orders.filter(
        (order) => order.status === 'pending' && before.orders.get(order.orderId) === undefined,
      );
      for (const order of arrivals) markFor(order.orderId, { kind: 'new', words: '' });
      if (arrivals.length > 0) parts.onArrivals(arrivals);
      return;
    }
  };

  const fetchMissed = async () => {
    for (let hasMore = true; hasMore; ) {
      const before = store.getView().board;
      if (needsSnapshot || before.seq === null) return fetchSnapshot();
      const missed = await api.listEvents(before.seq);
      if (missed.isTooOld) return fetchSnapshot();
      const current = store.getView().board;
      const { state, applied } = applyMissedEvents(current, missed);
      store.change(() => followClock(state, missed.now, monotonicNow()));
      tell(current, applied);
      // An empty page must not be requested again at once.
      hasMore = missed.hasMore && applied.length > 0;
    }
  };

  const catchUp = async () => {
    if (isFetching) {
      isAskedAgain = true;
      return;
    }
    isFetching = true;
    try {
      do {
        isAskedAgain = false;
        await fetchMissed();
        if (isRunning) applyWaiting();
      } while (isRunning && isAskedAgain);
      // An event arrived before earlier ones, which the server does not return yet.
      if (isRunning && waiting.size > 0) later(retryAfterMs, () => void catchUp());
    } catch (failure) {
      if (store.getView().board.seq === null) store.setLoadFailure(failure);
      // While offline, the poll and the next connection retry; here the connection is up.
      if (isRunning && parts.isOnline()) later(retryAfterMs, () => void catchUp());
    } finally {
      isFetching = false;
    }
  };

  const onOrderEvent = (event: OrderEvent) => {
    if (waiting.size < mostBuffered) waiting.set(event.seq, event);
    if (!isFetching) applyWaiting();
    if (waiting.size > 0) void catchUp();
  };

  const isBehind = (seq: number) => seq > (store.getView().board.seq ?? -1);

  return {
    catchUp: () => {
      if (store.getView().board.seq === null) store.setLoadFailure(null);
      void catchUp();
    },
    start: () => {
      isRunning = true;
      const stops = [
        realtime.subscribe('pedido', (push) => {
          if (push.tipo === 'mensagem') parts.onMessage(push.mensagem);
          else if (push.tipo === 'f5pagina') {
            needsSnapshot = true;
            parts.onFullRefresh();
            void catchUp();
          } else onOrderEvent(orderEventFromWire(push));
        }),
        realtime.subscribe('pedido-seq', ({ seq }) => {
          if (isBehind(seq)) void catchUp();
        }),
        realtime.onJoined(() => void catchUp()),
        realtime.start(),
      ];
      const poll = setInterval(() => {
        if (!parts.isOnline()) void catchUp();
      }, safetyPollMs);
      void catchUp();
      return () => {
        isRunning = false;
        clearInterval(poll);
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
        for (const stop of stops) stop();
      };
    },
  };
}
