import { ORDER_LINK_HEADER } from '@comanda/contract/kit/define-call';
import {
  chatMessageFromWire,
  connectionAnswer,
  type NewMessage,
  type PageOfMessages,
  pageAnswer,
} from '@comanda/contract/orders/chat/chat.wire';
import { type ChatPush, CUSTOMER_NAMESPACE } from '@comanda/contract/orders/chat/chat-events';
import type { ChatPage } from '@comanda/domain/orders/chat/chat-message';
import { conversationIdOf } from '@comanda/domain/orders/chat/chat-message';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { type ConversationClient, createConversationClient } from '@comanda/web/chat/conversation-client';
import { io } from 'socket.io-client';
import type { LivePanel } from './live-panel.ts';
import type { StoreOrder } from './order-steps.ts';

/** One side of an order's conversation: the product's own client without a screen. */
export interface Side {
  readonly name: 'the counter' | 'the customer';
  readonly order: StoreOrder;
  readonly client: ConversationClient;
  /** Sends a new message with a unique text. */
  sendMessage(): void;
  /** All texts that this side has sent so far. */
  readonly sent: readonly string[];
  isOnline(): boolean;
  close(): void;
}

const ANSWER_WITHIN_MS = 8_000;

function query({ before, after }: PageOfMessages): string {
  if (before !== null) return `?antes_de=${before}`;
  return after === null ? '' : `?depois_de=${after}`;
}

function aSide(
  name: Side['name'],
  order: StoreOrder,
  ports: {
    fetchPage: (wanted: PageOfMessages) => Promise<ChatPage>;
    send: (message: NewMessage) => ReturnType<Parameters<typeof createConversationClient>[0]['send']>;
    isOnline: () => boolean;
    close: () => void;
  },
): Side {
  const sent: string[] = [];
  const client = createConversationClient({
    fetchPage: ports.fetchPage,
    send: ports.send,
    storage: { read: () => null, write: () => undefined },
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  return {
    name,
    order,
    client,
    sent,
    sendMessage: () => {
      const text = crypto.randomUUID();
      sent.push(text);
      client.sendMessage(text);
    },
    isOnline: ports.isOnline,
    close: () => {
      client.close();
      ports.close();
    },
  };
}

/** Opens the store's side in an open panel. */
export function openCounterSide(panel: LivePanel, order: StoreOrder): Side {
  const { orderId } = order;
  const conversation_id = conversationIdOf({ storeId: panel.storeId, orderId });
  const stops: (() => void)[] = [];
  const side = aSide('the counter', order, {
    fetchPage: async (wanted) =>
      wanted.before === null && wanted.after === null
        ? connectionAnswer.decode(
            JSON.parse(await panel.request('POST', 'chat/establishConnection', { id_pedido: orderId })),
          )
        : pageAnswer.decode(
            JSON.parse(await panel.request('GET', `chat/mensagens/${orderId}${query(wanted)}`)),
          ),
    send: ({ messageId, text }) =>
      panel.realtime.sendMessage({ conversation_id, message: { _id: messageId, text } }),
    isOnline: panel.isOnline,
    close: () => {
      for (const stop of stops) stop();
    },
  });
  const receive = ({ order_id, message }: ChatPush) => {
    if (order_id === orderId) side.client.receive(chatMessageFromWire(message));
  };
  const catchUp = () => void side.client.catchUp();
  stops.push(
    panel.realtime.subscribe('client-merchant-message', receive),
    panel.realtime.subscribe('merchant-client-message', receive),
    panel.realtime.subscribe('pedido-seq', catchUp),
    panel.realtime.onJoined(catchUp),
  );
  catchUp();
  return side;
}

/** Opens the customer's side on its own connection. */
export function openCustomerSide(
  url: string,
  order: StoreOrder,
  reconnect: { firstMs: number; longestMs: number },
): Side {
  const http = createHttpClient(url, { sockets: 1, timeoutMs: 10_000 });
  const headers = { [ORDER_LINK_HEADER]: order.link };
  const socket = io(`${url}${CUSTOMER_NAMESPACE}`, {
    transports: ['websocket'],
    forceNew: true,
    timeout: ANSWER_WITHIN_MS,
    auth: { token: order.link },
    reconnectionDelay: reconnect.firstMs,
    reconnectionDelayMax: reconnect.longestMs,
  });
  const side = aSide('the customer', order, {
    fetchPage: async (wanted) => {
      const answer = await http.send('GET', `/api/cliente/conversa${query(wanted)}`, headers);
      if (answer.status !== 200) throw new Error(`the conversation was answered with ${answer.status}`);
      return pageAnswer.decode(JSON.parse(answer.text));
    },
    send: ({ messageId, text }) =>
      socket
        .timeout(ANSWER_WITHIN_MS)
        .emitWithAck('client-merchant-message', { message: { _id: messageId, text } }),
    isOnline: () => socket.connected,
    close: () => {
      socket.disconnect();
      http.close();
    },
  });
  const receive = ({ message }: ChatPush) => side.client.receive(chatMessageFromWire(message));
  socket.on('client-merchant-message', receive);
  socket.on('merchant-client-message', receive);
  socket.on('connect', () => void side.client.catchUp());
  return side;
}
