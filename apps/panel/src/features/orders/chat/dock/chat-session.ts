import type { ChatHead } from '@comanda/contract/orders/chat/chat.wire';
import { chatMessageFromWire } from '@comanda/contract/orders/chat/chat.wire';
import { newMessageId } from '@comanda/contract/orders/chat/new-message-id';
import { orderCardFromWire } from '@comanda/contract/orders/orders/order-card.wire';
import { canChat } from '@comanda/domain/orders/chat/can-chat';
import { type ConversationClient, createConversationClient } from '@comanda/web/chat/conversation-client';
import { createStore } from 'zustand/vanilla';
import type { RealtimeClient } from '../../../../shared/realtime/realtime-client.ts';
import { fetchChatHead, fetchConversation, fetchMessages, sendRead } from '../api/chat-calls.ts';
import { storedChat } from '../stored-chats.ts';

/** The state of one open conversation in the panel. */
export interface ChatSession {
  client: ConversationClient;
  /** The customer and the state of the conversation; null until the server has answered. */
  head(): ChatHead | null;
  subscribe(listener: () => void): () => void;
  /** Marks everything up to the last message as seen. */
  markSeen(): void;
  close(): void;
}

/** Opens a conversation and receives its messages. `onFailed` runs if the conversation cannot be opened. */
export function openChatSession(
  orderId: number,
  { realtime, onFailed }: { realtime: RealtimeClient; onFailed: () => void },
): ChatSession {
  const store = createStore<ChatHead | null>(() => null);
  const changeHead = (next: ChatHead | null) => store.setState(next, true);
  let seen = 0;

  const conversationId = () => {
    const head = store.getState();
    if (head === null) throw new Error('the conversation is not open yet');
    return head.conversationId;
  };

  const client = createConversationClient({
    fetchPage: async (wanted) => {
      changeHead(store.getState() ?? (await fetchChatHead(orderId)));
      return wanted.before === null && wanted.after === null
        ? fetchConversation(orderId)
        : fetchMessages(orderId, wanted);
    },
    send: async ({ messageId, text }) =>
      realtime.sendMessage({ conversation_id: conversationId(), message: { _id: messageId, text } }),
    storage: storedChat(orderId),
    now: Date.now,
    newId: newMessageId,
  });

  /**
   * Requests the head again, because the order may be over or a colleague may have read the messages. After a
   * failure the last known head stays.
   */
  const refreshHead = async () => {
    if (store.getState() === null) return;
    const fresh = await fetchChatHead(orderId).catch(() => null);
    if (fresh !== null) changeHead(fresh);
  };
  const start = async () => {
    await client.catchUp();
    if (client.view().state === 'failed') onFailed();
  };
  const onPush = ({
    order_id,
    message,
  }: {
    order_id: number;
    message: Parameters<typeof chatMessageFromWire>[0];
  }) => {
    if (order_id !== orderId) return;
    const read = chatMessageFromWire(message);
    const head = store.getState();
    if (head && read.author === 'customer') changeHead({ ...head, unread: head.unread + 1 });
    client.receive(read);
  };
  const lastNumber = () => client.view().messages.at(-1)?.number ?? 0;
  /** Another server sends only the number of a change: a new message, or a colleague who has read one. */
  const onNumber = async () => {
    const before = lastNumber();
    await client.catchUp();
    if (lastNumber() !== before || store.getState()?.unread) await refreshHead();
  };
  const stops = [
    realtime.subscribe('client-merchant-message', onPush),
    realtime.subscribe('merchant-client-message', onPush),
    realtime.subscribe('pedido-seq', () => void onNumber()),
    realtime.subscribe('pedido', (event) => {
      const head = store.getState();
      if (event.tipo === 'f5pagina' || event.tipo === 'mensagem' || event.id !== orderId || head === null)
        return;
      const order = orderCardFromWire(event.dados);
      changeHead({ ...head, unread: order.chatUnread, canWrite: canChat(order, event.agora) });
    }),
    realtime.onJoined(() => {
      void client.catchUp();
      void refreshHead();
    }),
  ];
  void start();

  return {
    client,
    head: store.getState,
    subscribe: store.subscribe,
    markSeen: () => {
      const head = store.getState();
      const last = lastNumber();
      if (head === null || head.unread === 0 || last <= seen) return;
      seen = last;
      changeHead({ ...head, unread: 0 });
      // A failed report needs no retry: the next seen message reports all earlier messages, too.
      sendRead(orderId, last).catch(() => {
        seen = 0;
      });
    },
    close: () => {
      for (const stop of stops) stop();
      client.close();
    },
  };
}
