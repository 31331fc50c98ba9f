import type { MerchantMessage, MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import type { RoomAnswer, ServerToClientEvents } from '@comanda/contract/realtime/events';
import { returnDelayOf, SERVER_LEAVES } from '@comanda/contract/realtime/leaving';
import { getConnectionState, setConnectionState } from './connection-state.ts';
import { onNetLost } from './on-net-lost.ts';
import { onPageReturn } from './on-page-return.ts';
import { createPushHandlers } from './push-handlers.ts';
import type {
  OpenSocket,
  PushName,
  RealtimeRoom,
  RealtimeSocket,
  SocketHandlers,
} from './realtime-socket.ts';
import { createRetries } from './retries.ts';

/**
 * In ms. The server pings every 5 s, so a longer silence means that the connection is dead. The client
 * notices this within 10 s.
 */
const silenceLimitMs = 8500;
const watchEveryMs = 1000;
export interface RealtimeClient {
  /** Connects while at least one caller uses it. Call the returned function to stop. */
  start(): () => void;
  /** Subscribes to a push event. */
  subscribe<Name extends PushName>(name: Name, handler: ServerToClientEvents[Name]): () => void;
  /**
   * Subscribes to connections: the handler runs each time the room was joined, with the versions that the
   * server sent.
   */
  onJoined(handler: (answer: RoomAnswer) => void): () => void;
  /** Round trip to the server in ms. Rejects without a connection. */
  roundTrip(): Promise<number>;
  /** Sends a message of the store. Rejects immediately without a connection, and if no answer comes. */
  sendMessage(message: MerchantMessage): Promise<MessageReceipt>;
}

interface RealtimeClientParts {
  openSocket: OpenSocket;
  /** Returns the room of the session; null without a session. */
  readRoom: () => RealtimeRoom | null;
  /** Subscribes to the user's return to the page. */
  onReturn?: (callback: () => void) => () => void;
  /** Subscribes to the browser's event that the network is lost. */
  onLoss?: (callback: () => void) => () => void;
  now?: () => number;
  random?: () => number;
}

/**
 * Maintains one live connection and joins the session's room after every connection. Detects a dead
 * connection, retries forever, and updates `connection-state.ts`.
 */
export function createRealtimeClient(parts: RealtimeClientParts): RealtimeClient {
  const handlers = createPushHandlers();
  const link = createLink(parts, handlers);
  const { readRoom } = parts;
  let wanted = 0;
  return {
    start: () => {
      wanted += 1;
      if (wanted === 1) link.open();
      let isStopped = false;
      return () => {
        if (isStopped) return;
        isStopped = true;
        wanted -= 1;
        if (wanted === 0) link.close();
      };
    },
    subscribe: handlers.subscribe,
    onJoined: handlers.onJoined,
    roundTrip: async () => {
      const room = readRoom();
      const socket = link.linked();
      if (!socket || !room) throw new Error('the live connection is down');
      const sentAt = performance.now();
      const { ok } = await socket.join(room);
      if (!ok) throw new Error('the room was refused');
      return performance.now() - sentAt;
    },
    sendMessage: (message) =>
      link.linked()?.sendMessage(message) ?? Promise.reject(new Error('the live connection is down')),
  };
}

/** Manages the client's only socket. `isLinked` is true while the socket is connected. */
function createLink(
  {
    openSocket,
    readRoom,
    onReturn = onPageReturn,
    onLoss = onNetLost,
    now = Date.now,
    random = Math.random,
  }: RealtimeClientParts,
  { pushed, joined }: ReturnType<typeof createPushHandlers>,
) {
  let socket: RealtimeSocket | null = null;
  let lastSignAt = 0;
  let isLinked = false;
  let stops: (() => void)[] = [];
  const retries = createRetries(() => socket?.connect(), random);

  const join = async (joining: RealtimeSocket) => {
    const room = readRoom();
    const answer = room && (await joining.join(room).catch(() => null));
    if (joining !== socket || !isLinked) return;
    if (!answer?.ok) {
      joining.breakLink();
      return;
    }
    retries.succeeded();
    setConnectionState('online');
    joined(answer);
  };

  const disconnect = () => {
    retries.stop();
    for (const stop of stops) stop();
    const closing = socket;
    socket = null;
    isLinked = false;
    closing?.disconnect();
  };

  const events: SocketHandlers = {
    connected: () => {
      // Now the cookie belongs to another session, and this tab must not receive the data of that session's
      // store.
      if (readRoom() === null) return disconnect();
      isLinked = true;
      lastSignAt = now();
      if (socket) void join(socket);
    },
    lost: (willRetry) => {
      isLinked = false;
      setConnectionState('offline');
      if (!willRetry) retries.later();
    },
    alive: () => {
      lastSignAt = now();
    },
    push: (name, payload) => {
      lastSignAt = now();
      if (name === 'conexao-excedente') retries.crowdedOut();
      if (name === SERVER_LEAVES) retries.returnAfter(returnDelayOf(payload[0]));
      // The connection works, but the session has ended.
      if (name === 'sessao-encerrada') disconnect();
      pushed(name, payload);
    },
  };

  /** Closes a dead connection, and tries again when the user returns to the page. */
  const watch = () => {
    // The timer compares times, because timers run late in background tabs, and not at all on a sleeping laptop.
    const timer = setInterval(() => {
      if (isLinked && now() - lastSignAt > silenceLimitMs) socket?.breakLink();
    }, watchEveryMs);
    return [
      onReturn(() => {
        if (retries.isCrowdedOut() && !isLinked) retries.now();
      }),
      // Shows 'offline' at once. The browser's `online` event is not used, because only a new connection
      // proves anything.
      onLoss(() => {
        if (isLinked) socket?.breakLink();
        else setConnectionState('offline');
      }),
      () => clearInterval(timer),
    ];
  };

  return {
    /** The socket while it is connected; otherwise null. */
    linked: () => (isLinked ? socket : null),
    open: () => {
      setConnectionState('connecting');
      socket = openSocket(events);
      socket.connect();
      stops = watch();
    },
    close: () => {
      disconnect();
      if (getConnectionState() === 'online') setConnectionState('offline');
    },
  };
}
