import type { MerchantMessage, MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import type { RoomAnswer, ServerToClientEvents } from '@comanda/contract/realtime/events';
import { getConnectionState, setConnectionState } from './connection-state.ts';
import { onNetLost } from './on-net-lost.ts';
import { onPageReturn } from './on-page-return.ts';
import type {
  OpenSocket,
  PushName,
  RealtimeRoom,
  RealtimeSocket,
  SocketHandlers,
} from './realtime-socket.ts';

/** The server pings every 5 s. Longer silence means that the link is dead; it is noticed within 10 s. */
const silenceLimitMs = 8500;
const watchEveryMs = 1000;
/** Wait between own attempts, after the socket stopped retrying. */
const shortestWaitMs = 1000;
const longestWaitMs = 5000;
/** Wait after a refusal for too many connections: an immediate retry would only disconnect another tab. */
const crowdedWaitMs = 60_000;

type AnyPushHandler = (...payload: never[]) => void;

export interface RealtimeClient {
  /** Connects while at least one caller uses it. Call the returned function to stop. */
  start(): () => void;
  /** Subscribes to a push. */
  subscribe<Name extends PushName>(name: Name, handler: ServerToClientEvents[Name]): () => void;
  /** Called after every connection, once the room is joined, with the server's versions. */
  onJoined(handler: (answer: RoomAnswer) => void): () => void;
  /** Round trip to the server in ms. Rejects while disconnected. */
  roundTrip(): Promise<number>;
  /** Sends a message of the store. Rejects at once while disconnected, and when no answer comes. */
  say(message: MerchantMessage): Promise<MessageReceipt>;
}

interface RealtimeClientParts {
  openSocket: OpenSocket;
  /** The room of the session; null without a session. */
  readRoom: () => RealtimeRoom | null;
  /** Subscribes to the user's return to the page. */
  onReturn?: (callback: () => void) => () => void;
  /** Subscribes to the browser's event that the network is lost. */
  onLoss?: (callback: () => void) => () => void;
  now?: () => number;
  random?: () => number;
}

/**
 * Maintains one live connection and joins the session's room after every connection.
 * It detects a dead link, retries forever, and updates `connection-state.ts`.
 */
export function createRealtimeClient(parts: RealtimeClientParts): RealtimeClient {
  const {
    openSocket,
    readRoom,
    onReturn = onPageReturn,
    onLoss = onNetLost,
    now = Date.now,
    random = Math.random,
  } = parts;
  const pushHandlers = new Map<PushName, Set<AnyPushHandler>>();
  const joinedHandlers = new Set<(answer: RoomAnswer) => void>();
  let socket: RealtimeSocket | null = null;
  let wanted = 0;
  let lastSignAt = 0;
  let isLinked = false;
  let attempts = 0;
  let isCrowdedOut = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let watchTimer: ReturnType<typeof setInterval> | undefined;
  let stopListening: (() => void)[] = [];

  const retryNow = () => {
    clearTimeout(retryTimer);
    isCrowdedOut = false;
    socket?.connect();
  };

  const retryLater = () => {
    clearTimeout(retryTimer);
    const wait = isCrowdedOut
      ? crowdedWaitMs
      : Math.min(longestWaitMs, shortestWaitMs * 2 ** attempts * (1 + random()));
    attempts += 1;
    retryTimer = setTimeout(retryNow, wait);
  };

  const join = async (joining: RealtimeSocket) => {
    const room = readRoom();
    const answer = room && (await joining.join(room).catch(() => null));
    if (joining !== socket || !isLinked) return;
    if (!answer?.ok) {
      joining.breakLink();
      return;
    }
    attempts = 0;
    setConnectionState('online');
    for (const handler of [...joinedHandlers]) handler(answer);
  };

  const handlers: SocketHandlers = {
    connected: () => {
      // The cookie belongs to another session now: this tab must not receive that store's data.
      if (readRoom() === null) return disconnect();
      isLinked = true;
      lastSignAt = now();
      if (socket) void join(socket);
    },
    lost: (willRetry) => {
      isLinked = false;
      setConnectionState('offline');
      if (!willRetry) retryLater();
    },
    alive: () => {
      lastSignAt = now();
    },
    push: (name, payload) => {
      lastSignAt = now();
      if (name === 'conexao-excedente') isCrowdedOut = true;
      // The link works, but the session has ended.
      if (name === 'sessao-encerrada') disconnect();
      for (const handler of [...(pushHandlers.get(name) ?? [])]) handler(...(payload as never[]));
    },
  };

  const open = () => {
    setConnectionState('connecting');
    socket = openSocket(handlers);
    socket.connect();
    stopListening = [
      onReturn(() => {
        if (isCrowdedOut && !isLinked) retryNow();
      }),
      // Offline at once. The browser's `online` event proves nothing; only a connection does.
      onLoss(() => {
        if (isLinked) socket?.breakLink();
        else setConnectionState('offline');
      }),
    ];
    // It compares times: timers run late in background tabs, and not at all on a sleeping laptop.
    watchTimer = setInterval(() => {
      if (isLinked && now() - lastSignAt > silenceLimitMs) socket?.breakLink();
    }, watchEveryMs);
  };

  const disconnect = () => {
    clearTimeout(retryTimer);
    clearInterval(watchTimer);
    for (const stop of stopListening) stop();
    isCrowdedOut = false;
    const closing = socket;
    socket = null;
    isLinked = false;
    closing?.disconnect();
  };

  const close = () => {
    disconnect();
    if (getConnectionState() === 'online') setConnectionState('offline');
  };

  return {
    start: () => {
      wanted += 1;
      if (wanted === 1) open();
      let isStopped = false;
      return () => {
        if (isStopped) return;
        isStopped = true;
        wanted -= 1;
        if (wanted === 0) close();
      };
    },
    subscribe: (name, handler) => {
      const known = pushHandlers.get(name) ?? new Set<AnyPushHandler>();
      pushHandlers.set(name, known);
      known.add(handler);
      return () => {
        known.delete(handler);
      };
    },
    onJoined: (handler) => {
      joinedHandlers.add(handler);
      return () => {
        joinedHandlers.delete(handler);
      };
    },
    roundTrip: async () => {
      const room = readRoom();
      if (!socket || !isLinked || !room) throw new Error('the live connection is down');
      const askedAt = performance.now();
      const { ok } = await socket.join(room);
      if (!ok) throw new Error('the room was refused');
      return performance.now() - askedAt;
    },
    say: (message) =>
      socket && isLinked ? socket.say(message) : Promise.reject(new Error('the live connection is down')),
  };
}
