import { ORDER_LINK_HEADER } from '@comanda/contract/kit/define-call';
import type { NewMessage } from '@comanda/contract/orders/chat/chat.wire';
import { chatMessageFromWire } from '@comanda/contract/orders/chat/chat.wire';
import {
  CUSTOMER_NAMESPACE,
  type CustomerPushes,
  type CustomerRequests,
} from '@comanda/contract/orders/chat/chat-events';
import { newMessageId } from '@comanda/contract/orders/chat/new-message-id';
import {
  cancelCustomerOrder,
  getCustomerOrder,
  listCustomerMessages,
} from '@comanda/contract/orders/customer/customer.calls';
import { returnDelayOf, SERVER_LEAVES } from '@comanda/contract/realtime/leaving';
import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';
import { type ConversationClient, createConversationClient } from '@comanda/web/chat/conversation-client';
import { storedText } from '@comanda/web/stored-text';
import { io, type Socket } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import { CallFailure, sendCall } from '../shared/send-call.ts';

/** The order as this page knows it. `unknown`: the link is invalid. `ended`: the link was valid before. */
export interface OrderView {
  state: 'loading' | 'ready' | 'failed' | 'unknown' | 'ended';
  order: CustomerOrder | null;
  /** The server's clock minus this device's, in milliseconds. */
  clockAheadMs: number;
  isOnline: boolean;
}

/**
 * One order with live updates. It is loaded after each event, when the user returns to the page, and at
 * `changesAt`.
 */
export interface LiveOrder {
  view(): OrderView;
  subscribe(listener: () => void): () => void;
  reload(): Promise<void>;
  /** Throws {@link CallFailure}. */
  cancel(): Promise<void>;
  conversation: ConversationClient;
  /** Connects; returns a function that disconnects. */
  follow(): () => void;
}

const ANSWER_WITHIN_MS = 8_000;
const KNOCK_AGAIN_MS = 10_000;
/** Without events, a visible page reloads the order at this interval, in milliseconds. */
const POLL_MS = 60_000;
/**
 * A browser's timer is limited to about 24 days, and fires immediately for longer times. For longer times,
 * the page therefore reloads after a day and waits again.
 */
const LONGEST_WAIT_MS = 24 * 3_600_000;

type OrderSocket = Socket<CustomerPushes, CustomerRequests>;

/**
 * State of the shown order. Only the latest request's answer is used. The page reloads when the order is due
 * to change.
 */
function createShownOrder(headers: Record<string, string>) {
  const store = createStore<OrderView>(() => ({
    state: 'loading',
    order: null,
    clockAheadMs: 0,
    isOnline: true,
  }));
  const change = (next: Partial<OrderView>) => store.setState(next);
  let dueTimer: ReturnType<typeof setTimeout> | undefined;
  let requested = 0;

  const show = ({ order, now }: { order: CustomerOrder; now: number }) => {
    clearTimeout(dueTimer);
    // A little later than due, because the change happens by the server's clock.
    if (order.changesAt !== null) {
      dueTimer = setTimeout(reload, Math.min(order.changesAt - now + 250, LONGEST_WAIT_MS));
    }
    change({ state: 'ready', order, clockAheadMs: now - Date.now() });
  };

  async function reload(): Promise<void> {
    requested += 1;
    const mine = requested;
    try {
      const answer = await sendCall(getCustomerOrder, {}, headers);
      // An answer to an earlier request may be older than the shown order.
      if (mine === requested) show(answer);
    } catch (failure) {
      if (failure instanceof CallFailure && failure.code === 'order-link.invalid') {
        const { state, order } = store.getState();
        change({ state: order !== null || state === 'ended' ? 'ended' : 'unknown', order: null });
      } else if (store.getState().order === null) change({ state: 'failed' });
    }
  }

  const cancel = async () => {
    const answer = await sendCall(cancelCustomerOrder, {}, headers);
    // A request from before the cancel would show the order as pending again.
    requested += 1;
    show(answer);
  };

  return { store, change, reload, cancel, stop: () => clearTimeout(dueTimer) };
}

type ShownOrder = ReturnType<typeof createShownOrder>;

/** Reconnects after the server has disconnected, because the library does not do it. */
function createEvents(socket: OrderSocket, { store, change, reload }: ShownOrder) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFollowed = false;
  let returnMs: number | null = null;
  const onGone = () => {
    const wasOnline = store.getState().isOnline;
    change({ isOnline: false });
    clearTimeout(timer);
    if (!isFollowed || socket.active) return;
    if (returnMs !== null) {
      timer = setTimeout(knock, returnMs);
      returnMs = null;
      return;
    }
    // The server disconnected, because the link ended, the database is down, or too many pages are open. The
    // library does not reconnect automatically. After the first disconnect the page checks whether its link
    // has ended.
    if (wasOnline) void reload();
    timer = setTimeout(knock, KNOCK_AGAIN_MS);
  };
  const knock = () => {
    const { state } = store.getState();
    if (state !== 'unknown' && state !== 'ended') socket.connect();
  };
  socket.on('disconnect', onGone);
  socket.on('connect_error', onGone);
  socket.on(SERVER_LEAVES, (how) => {
    returnMs = returnDelayOf(how);
    socket.disconnect();
  });
  return {
    open: () => {
      isFollowed = true;
      socket.connect();
    },
    close: () => {
      isFollowed = false;
      clearTimeout(timer);
      socket.disconnect();
    },
  };
}

export function createLiveOrder(link: string): LiveOrder {
  const headers = { [ORDER_LINK_HEADER]: link };
  const shown = createShownOrder(headers);
  const { store, change, reload } = shown;
  const socket: OrderSocket = io(CUSTOMER_NAMESPACE, {
    transports: ['websocket'],
    autoConnect: false,
    auth: { token: link },
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
  });

  const conversation = createConversationClient({
    fetchPage: (wanted) => sendCall(listCustomerMessages, wanted, headers),
    send: ({ messageId, text }: NewMessage) =>
      socket
        .timeout(ANSWER_WITHIN_MS)
        .emitWithAck('client-merchant-message', { message: { _id: messageId, text } }),
    // The key contains only the number of the link. The secret part of the link must not be stored.
    storage: storedText(`comanda.conversa.${link.slice(0, 13)}`),
    now: Date.now,
    newId: newMessageId,
  });

  const catchUp = () => {
    void reload();
    void conversation.catchUp();
  };
  socket.on('connect', () => {
    change({ isOnline: true });
    catchUp();
  });
  const events = createEvents(socket, shown);
  socket.on('pedido-mudou', () => void reload());
  socket.on('merchant-client-message', ({ message }) => conversation.receive(chatMessageFromWire(message)));
  socket.on('client-merchant-message', ({ message }) => conversation.receive(chatMessageFromWire(message)));

  return {
    view: store.getState,
    subscribe: store.subscribe,
    reload,
    cancel: shown.cancel,
    conversation,
    follow: () => {
      const onReturn = () => {
        if (document.visibilityState === 'visible') catchUp();
      };
      catchUp();
      events.open();
      document.addEventListener('visibilitychange', onReturn);
      const poll = setInterval(() => {
        if (document.visibilityState === 'visible') void reload();
      }, POLL_MS);
      return () => {
        clearInterval(poll);
        shown.stop();
        document.removeEventListener('visibilitychange', onReturn);
        events.close();
      };
    },
  };
}
