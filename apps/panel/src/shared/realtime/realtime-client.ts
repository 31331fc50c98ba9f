import type { MerchantMessage, MessageReceipt } from '@comanda/contract/chat/chat-events';
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

/** The server pings every 5 s: silence for longer than this means the link only looks alive (noticed within 10 s). */
const silenceLimitMs = 8500;
const watchEveryMs = 1000;
/** Own waits between attempts where the socket gave up by itself. */
const shortestWaitMs = 1000;
const longestWaitMs = 5000;
/** Wait of a connection that was one too many: coming back at once would only push another tab out, and so on. */
const crowdedWaitMs = 60_000;

type AnyPushHandler = (...payload: never[]) => void;

export interface RealtimeClient {
  /** Connects while anybody wants it; call the answer when no longer needed. */
  start(): () => void;
  /** Listens to one push. */
  subscribe<Name extends PushName>(name: Name, handler: ServerToClientEvents[Name]): () => void;
  /** Called after every (re)connection, once the room is joined, with where the server stands. */
  onJoined(handler: (answer: RoomAnswer) => void): () => void;
  /** How long a question takes to the server and back, in ms. Rejects while the link is down. */
  roundTrip(): Promise<number>;
  /** Sends a message of the store. Rejects at once while the link is down, and when no answer comes. */
  say(message: MerchantMessage): Promise<MessageReceipt>;
}

interface RealtimeClientParts {
  openSocket: OpenSocket;
  /** The room of the session; null while nobody is logged in. */
  readRoom: () => RealtimeRoom | null;
  /** Tells when a person comes to the page. */
  onReturn?: (callback: () => void) => () => void;
  /** Tells when the browser says that the machine lost its net. */
  onLoss?: (callback: () => void) => () => void;
  now?: () => number;
  random?: () => number;
}

/**
 * Keeps one live connection: joins the session's room after every connection, notices a dead link, tries again for
 * ever and tells `connection-state.ts` how it stands.
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
      // The browser's cookie is another's by now: not a word of that store may reach this tab.
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
      // The line is fine, only nobody may use it any more.
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
      // Red at once. That the net is said to be back proves nothing: a connection that stands does.
      onLoss(() => {
        if (isLinked) socket?.breakLink();
        else setConnectionState('offline');
      }),
    ];
    // Compares clock times instead of arming a timeout: background tabs run timers late, a sleeping laptop not at all.
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
