import { boardAnswer, eventsAnswer } from '@comanda/contract/orders/orders/orders.wire';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { createBoardStore } from '@comanda/panel/src/features/orders/orders/board/board-store.ts';
import type { OrderIndex } from '@comanda/panel/src/features/orders/orders/board/order-index.ts';
import { createLiveBoard } from '@comanda/panel/src/features/orders/orders/live.ts';
import {
  createRealtimeClient,
  type RealtimeClient,
} from '@comanda/panel/src/shared/realtime/realtime-client.ts';
import type { OpenSocket } from '@comanda/panel/src/shared/realtime/realtime-socket.ts';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { io, type Socket } from 'socket.io-client';

/** A panel without its screen: the product's own code for live updates, over a real socket. */
export interface LivePanel {
  readonly storeId: number;
  /** Number of the last applied event. Null before the first board was loaded. */
  seq(): number | null;
  orders(): OrderIndex;
  /** True if the panel itself sees its connection as online. */
  isOnline(): boolean;
  /** The panel's connection, for other subscriptions. */
  readonly realtime: RealtimeClient;
  /** Makes a call as the panel's user. Rejects unless the status is 2xx. */
  request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string>;
  /** Called with every new or changed order. */
  onShown(listener: (card: OrderCard) => void): void;
  close(): void;
}

/** The product's own pauses between two attempts to connect. */
export const PATIENT_RECONNECT = { firstMs: 1_500, longestMs: 5_000 };
/** Short pauses between two attempts to connect, for tests with many kills. */
export const QUICK_RECONNECT = { firstMs: 100, longestMs: 400 };

interface LivePanelOptions {
  url: string;
  storeId: number;
  token: string;
  channel: string;
  reconnect: { firstMs: number; longestMs: number };
}

/** Opens a panel of a store. The panel follows the store until it is closed. */
export function openLivePanel(options: LivePanelOptions): LivePanel {
  const { url, token, channel } = options;
  const http = createHttpClient(url, { sockets: 4, timeoutMs: 10_000 });
  const store = createBoardStore();
  let isOnline = false;
  const request: LivePanel['request'] = async (method, path, body) => {
    const { status, text } = await http.send(method, `/api/${path}`, { authorization: token }, body);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    return text;
  };
  const openSocket = socketOpener(options, () => {
    isOnline = false;
  });
  const realtime = createRealtimeClient({
    openSocket,
    readRoom: () => ({ canal: channel }),
    // There is no page that a user could return to, and no browser that could report the network.
    onReturn: () => () => undefined,
    onLoss: () => () => undefined,
  });
  const stopWatching = realtime.onJoined(() => {
    isOnline = true;
  });
  const live = createLiveBoard({
    store,
    realtime,
    api: {
      listBoard: async (atLeast) =>
        boardAnswer.decode(JSON.parse(await request('GET', `pedidos/listar?ao_menos=${atLeast}`))),
      listEvents: async (after, atLeast) =>
        eventsAnswer.decode(
          JSON.parse(await request('GET', `pedidos/eventos?desde=${after}&ao_menos=${atLeast}`)),
        ),
    },
    sessionId: null,
    isOnline: () => isOnline,
    onArrivals: () => undefined,
    onChangesByOthers: () => undefined,
    onCustomerWrote: () => undefined,
    onOrdersChanged: () => undefined,
    onFullRefresh: () => undefined,
    onMessage: () => undefined,
  });
  const stop = live.start();
  return {
    storeId: options.storeId,
    seq: () => store.getView().board.seq,
    orders: () => store.getView().board.orders,
    isOnline: () => isOnline,
    realtime,
    request,
    onShown: (listener) => {
      let known = store.getView().board.orders;
      store.subscribe(() => {
        const shown = store.getView().board.orders;
        for (const card of shown.values()) if (known.get(card.orderId) !== card) listener(card);
        known = shown;
      });
    },
    close: () => {
      stop();
      stopWatching();
      http.close();
    },
  };
}

/**
 * The panel's own socket, without a browser. `onLost` is called before the panel notices a lost connection.
 */
function socketOpener({ url, token, reconnect }: LivePanelOptions, onLost: () => void): OpenSocket {
  return (handlers) => {
    const socket: Socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      autoConnect: false,
      timeout: 8_000,
      auth: { token },
      reconnectionDelay: reconnect.firstMs,
      reconnectionDelayMax: reconnect.longestMs,
    });
    const lost = () => {
      onLost();
      handlers.lost(socket.active);
    };
    socket.on('connect', handlers.connected);
    socket.on('disconnect', lost);
    socket.on('connect_error', lost);
    socket.io.on('ping', handlers.alive);
    socket.on('pedido', (event) => handlers.push('pedido', [event]));
    socket.on('pedido-seq', (hint) => handlers.push('pedido-seq', [hint]));
    socket.on('client-merchant-message', (push) => handlers.push('client-merchant-message', [push]));
    socket.on('merchant-client-message', (push) => handlers.push('merchant-client-message', [push]));
    return {
      connect: () => void socket.connect(),
      disconnect: () => void socket.disconnect(),
      breakLink: () => void socket.io.engine.close(),
      join: (room) => socket.timeout(5_000).emitWithAck('room', room),
      sendMessage: (message) => socket.timeout(5_000).emitWithAck('merchant-client-message', message),
    };
  };
}
