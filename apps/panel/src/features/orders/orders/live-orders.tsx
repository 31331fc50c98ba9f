import { ApiError } from '@comanda/client/api/api-error.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { StatusChange, StatusChanged } from '@comanda/contract/orders/orders/orders.wire';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { toast } from '@comanda/ui/toast/toast.ts';
import { whenIdle } from '@comanda/ui/when-idle.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { customersWrote } from '../../../shared/chat/customers-wrote.ts';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { loadCode } from '../../../shared/code/load-code.ts';
import { getConnectionState, subscribeConnectionState } from '../../../shared/realtime/connection-state.ts';
import type { RealtimeClient } from '../../../shared/realtime/realtime-client.ts';
import { useRealtime } from '../../../shared/realtime/realtime-context.ts';
import { readSession } from '../../../shared/session/stored-session.ts';
import { actingSession } from '../../../shared/session/tab-session.ts';
import { startSoon } from '../../../shared/start-soon.ts';
import { sendAcknowledgement } from './api/acknowledge-cancellation.ts';
import { sendStatusChange } from './api/change-status.ts';
import { fetchBoard } from './api/list-board.ts';
import { fetchMissedEvents } from './api/list-events.ts';
import { sendUndo } from './api/undo-change.ts';
import { OrdersAttention } from './attention/orders-attention.tsx';
import { forgetClosedBefore } from './board/board-state.ts';
import { type BoardStore, createBoardStore, orderIn } from './board/board-store.ts';
import type { OrderChange } from './board-updates.ts';
import { createLiveBoard } from './live.ts';
import { LiveOrdersContext, type LiveOrdersParts } from './live-orders-context.ts';
import { createOrderCommands } from './order-commands.ts';
import { followFailures, showFailure } from './show-failure.ts';
import { createStepRest } from './step-rest.ts';
import { actionTexts, texts } from './texts.ts';
import { createUndoOffer } from './undo-offer.ts';

const connectionLostMs = 5000;
const dayCheckMs = 60_000;

/** Requests go through the query client, so that the panel handles every failure, e.g. the end of the session. */
function reader(queries: QueryClient) {
  const read = <Answer,>(name: string, queryFn: () => Promise<Answer>) =>
    queries.fetchQuery({
      queryKey: ['orders', name],
      queryFn,
      staleTime: 0,
      gcTime: 0,
      retry: false,
      networkMode: 'always',
      meta: { silent: true },
    });
  return {
    listBoard: (atLeast: number) => read('board', () => fetchBoard(atLeast)),
    listEvents: (afterSeq: number, atLeast: number) =>
      read('events', () => fetchMissedEvents(afterSeq, atLeast)),
  };
}

/** Commands also go through the query client, for the same reason as in `reader`. */
function sender(queries: QueryClient) {
  return <Input,>(mutationFn: (input: Input) => Promise<StatusChanged>) =>
    (input: Input) =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn, networkMode: 'always', meta: { silent: true } })
        .execute(input);
}

function createListeners<Received>() {
  const listeners = new Set<(received: Received) => void>();
  return {
    report: (received: Received) => {
      for (const listener of [...listeners]) listener(received);
    },
    subscribe: (listener: (received: Received) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const isOnline = () => getConnectionState() === 'online';

function createLiveOrders(realtime: RealtimeClient, queries: QueryClient) {
  const store = createBoardStore();
  const rest = createStepRest();
  const arrivals = createListeners<readonly OrderCard[]>();
  const changes = createListeners<readonly OrderChange[]>();
  const mutate = sender(queries);

  const live = createLiveBoard({
    store,
    realtime,
    api: reader(queries),
    sessionId: readSession()?.sessionId ?? null,
    isOnline,
    onArrivals: arrivals.report,
    onChangesByOthers: (shown) => {
      for (const { order, isStep } of shown) if (isStep) rest.start(order.orderId);
      changes.report(shown);
    },
    onCustomerWrote: customersWrote.report,
    onOrdersChanged: (orders) => {
      const { orders: known } = store.getView().board;
      const now = orders.flatMap(({ orderId }) => known.get(orderId) ?? []);
      undoOffer.follow(now);
      followFailures(now);
    },
    onFullRefresh: () => void queries.invalidateQueries(),
    onMessage: (text) => toast.info(text),
  });

  const undoOffer = createUndoOffer({
    undo: (orderId) => void commands.undo(orderId),
    isUnderWay: (orderId) => commands.isUnderWay(orderId),
  });

  const commands = createOrderCommands({
    store,
    rest,
    send: mutate((change: StatusChange) => sendStatusChange(change)),
    sendUndo: mutate(sendUndo),
    sendAcknowledgement: mutate(sendAcknowledgement),
    onDone: undoOffer.show,
    onUndone: ({ order }) => {
      undoOffer.follow([order]);
      toast.success(texts.undone);
    },
    onUndoOver: () => toast.info(texts.undoOver),
    onRefused: (failure, orderId, isOver) => {
      // Loads the current state, because another user may have been faster or the answer may be lost.
      live.catchUp();
      if (failure instanceof ApiError && failure.status === 401) return;
      const code = orderIn(store.getView(), orderId)?.code ?? '';
      showFailure({ orderId, code, failure, isOver });
    },
    onDropped: ({ action }) => toast.error(texts.actionDropped(actionTexts[action].label)),
  });

  const parts: LiveOrdersParts = {
    store,
    live,
    commands,
    rest,
    subscribeArrivals: arrivals.subscribe,
    subscribeChanges: changes.subscribe,
    undo: (selectedId) => {
      const selected = selectedId === null ? undefined : orderIn(store.getView(), selectedId);
      if (!undoOffer.takeBack(selected)) toast.info(texts.undoOver);
    },
  };
  const start = () => {
    const stops = [warnWhenLost(), live.start(), startPrefetching(store, queries), startForgetting(store)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { parts, start };
}

function warnWhenLost(): () => void {
  let before = getConnectionState();
  return subscribeConnectionState((now) => {
    // Not after the end of the session, which also closes the connection: a dialog already explains that.
    if (before === 'online' && now === 'offline' && actingSession() !== null)
      toast.error(texts.connectionLost, { durationMs: connectionLostMs });
    before = now;
  });
}

/** This code loads after the list, because no part of the screen waits for it. */
function startPrefetching(store: BoardStore, queries: QueryClient): () => void {
  let stop: (() => void) | null = null;
  const callOff = whenIdle(async () => {
    const { prefetchDetails } = await loadCode(() => import('./detail/prefetch-details.ts'));
    stop ??= prefetchDetails(store, queries, isOnline);
  });
  return () => {
    callOff();
    stop?.();
    stop = () => undefined;
  };
}

/** Removes closed orders of earlier operational days from the board, at intervals. */
function startForgetting(store: BoardStore): () => void {
  const check = setInterval(() => {
    const now = monotonicNow() + store.getView().board.clockOffsetMs;
    const dayStart = operationalDayStart(shownTimeZone(), now);
    store.change((board) => forgetClosedBefore(board, dayStart));
  }, dayCheckMs);
  return () => clearInterval(check);
}

function LiveOrdersRoot({ children }: { children: ReactNode }) {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const [{ parts, start }] = useState(() => createLiveOrders(realtime, queries));
  useEffect(() => startSoon(start), [start]);
  return (
    <LiveOrdersContext value={parts}>
      {children}
      {/* Support visitors only read, so their panel has no alarms. */}
      {readSession()?.visit ? null : <OrdersAttention />}
    </LiveOrdersContext>
  );
}

/**
 * Provides live orders (connection, events, commands) to all components inside. The frame renders this
 * component around all pages, so that new orders ring everywhere. If a page renders it again, the outer
 * component is used.
 */
export function LiveOrders({ children }: { children: ReactNode }) {
  const outer = useContext(LiveOrdersContext);
  return outer ? children : <LiveOrdersRoot>{children}</LiveOrdersRoot>;
}
