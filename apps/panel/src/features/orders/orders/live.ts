import { type OrderEvent, orderEventFromWire } from '@comanda/contract/realtime/events';
import type { RealtimeClient } from '../../../shared/realtime/realtime-client.ts';
import { applyOrderEvent, type BoardState } from './board/board-state.ts';
import { type BoardReadsParts, createBoardReads } from './board-reads.ts';
import { type BoardUpdatesParts, createBoardUpdates, type Later } from './board-updates.ts';

/** Interval in ms of requests for missed events while there is no live connection. */
const safetyPollMs = 30_000;
const retryAfterMs = 3000;
/** Maximum number of pushed events that are buffered behind a gap. The fetch returns any further events. */
const maxBuffered = 500;

export interface LiveBoardParts extends Omit<BoardReadsParts, 'onOtherEpoch'>, BoardUpdatesParts {
  realtime: Pick<RealtimeClient, 'start' | 'subscribe' | 'onJoined'>;
  isOnline: () => boolean;
  /** Called when the server requests a refetch of all data. */
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
 * Synchronises the board with the server: applies push events one after the other, fetches missing events,
 * catches up after every reconnection, and polls without a connection.
 */
export function createLiveBoard(parts: LiveBoardParts): LiveBoard {
  const { store, realtime } = parts;
  const { later, stopAll } = createTimers();
  const { catchUp, receive, onEvent, refresh, setRunning } = createCatchUp(parts, later);
  return {
    catchUp: () => {
      if (store.getView().board.seq === null) store.setLoadFailure(null);
      void catchUp();
    },
    start: () => {
      setRunning(true);
      const stops = [
        realtime.subscribe('pedido', (push) => {
          if (push.tipo === 'mensagem') parts.onMessage(push.mensagem);
          else if (push.tipo === 'f5pagina') refresh();
          else onEvent(orderEventFromWire(push));
        }),
        realtime.subscribe('pedido-seq', ({ seq }) => {
          receive(seq);
          if (seq > (store.getView().board.seq ?? -1)) void catchUp();
        }),
        realtime.onJoined(({ seq, epoca }) => {
          receive(seq);
          // Fetches only if events are missing: after a restart of the server most panels have missed none.
          if (epoca === undefined || !isUpTo(store.getView().board, seq, epoca)) void catchUp();
        }),
        realtime.start(),
      ];
      const poll = setInterval(() => {
        if (!parts.isOnline()) void catchUp();
      }, safetyPollMs);
      void catchUp();
      return () => {
        setRunning(false);
        clearInterval(poll);
        stopAll();
        for (const stop of stops) stop();
      };
    },
  };
}

const isUpTo = (board: BoardState, seq: number, epoch: string) => board.seq === seq && board.epoch === epoch;

function createTimers() {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later: Later = (ms, run) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };
  const stopAll = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  return { later, stopAll };
}

/** Runs one fetch at a time. Pushed events wait during a fetch, and while an earlier event is missing. */
function createCatchUp(parts: LiveBoardParts, later: Later) {
  const { store } = parts;
  const updates = createBoardUpdates(parts, later);
  const waiting = new Map<number, OrderEvent>();
  const onOtherEpoch = () => {
    // Buffered events may be from before the restore of the database, and the server uses their numbers
    // again.
    waiting.clear();
    parts.onFullRefresh();
  };
  const reads = createBoardReads({ ...parts, onOtherEpoch }, updates);
  let isRunning = false;
  let isFetching = false;
  let isRequestedAgain = false;

  const applyWaiting = () => {
    for (const event of [...waiting.values()].sort((one, other) => one.seq - other.seq)) {
      const before = store.getView().board;
      const { outcome, state } = applyOrderEvent(before, event);
      if (outcome === 'gap') return;
      waiting.delete(event.seq);
      if (outcome === 'duplicate') continue;
      store.change(() => state);
      updates.ofEvents(before, [event]);
    }
  };

  const catchUp = async () => {
    if (isFetching) {
      isRequestedAgain = true;
      return;
    }
    isFetching = true;
    try {
      do {
        isRequestedAgain = false;
        await reads.fetch();
        if (isRunning) applyWaiting();
      } while (isRunning && isRequestedAgain);
      // An event has arrived, but the server does not return the events before it yet, so this tries again.
      if (isRunning && waiting.size > 0) later(retryAfterMs, () => void catchUp());
    } catch (failure) {
      if (store.getView().board.seq === null) store.setLoadFailure(failure);
      // Retries only while online: after an offline period, the poll and the next connection fetch the events.
      if (isRunning && parts.isOnline()) later(retryAfterMs, () => void catchUp());
    } finally {
      isFetching = false;
    }
  };

  return {
    catchUp,
    receive: reads.receive,
    onEvent: (event: OrderEvent) => {
      reads.receive(event.seq);
      if (waiting.size < maxBuffered) waiting.set(event.seq, event);
      if (!isFetching) applyWaiting();
      if (waiting.size > 0) void catchUp();
    },
    refresh: () => {
      reads.wantSnapshot();
      parts.onFullRefresh();
      void catchUp();
    },
    setRunning: (value: boolean) => {
      isRunning = value;
    },
  };
}
