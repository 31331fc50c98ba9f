import {
  createSocketConnection,
  establishConnection,
  getChatInfo,
  listMessages,
  markRead,
} from '@comanda/contract/orders/chat/chat.calls';
import { chatMessageToWire } from '@comanda/contract/orders/chat/chat.wire';
import {
  type ChatPush,
  type MessageReceipt,
  merchantMessage,
} from '@comanda/contract/orders/chat/chat-events';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import {
  type ChatMessage,
  conversationIdOf,
  orderOfConversation,
} from '@comanda/domain/orders/chat/chat-message';
import { isCustomerHidden } from '@comanda/domain/orders/privacy/hidden-customer';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { Session, SessionRequester } from '../../../platform/http/requester.ts';
import { question } from '../../../platform/realtime/answer-questions.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { StoreProfiles } from '../../store/store/public.ts';
import { actorOf, type PastOrderLimit } from '../orders/public.ts';
import type { ChatOrder, Conversations } from './conversations.ts';

interface Deps {
  conversations: Conversations;
  realtime: Realtime;
  profiles: Pick<StoreProfiles, 'get'>;
  pastOrders: PastOrderLimit;
  clock: Clock;
}

/** A message in the form that is pushed to the other side and to the store's panels. */
export function chatPushOf(order: ChatOrder, message: ChatMessage): ChatPush {
  return {
    conversation_id: conversationIdOf(order),
    order_id: order.orderId,
    message: chatMessageToWire(message),
  };
}

/** Binds the store's side of conversations: calls, the socket message, and pushes to panels. */
export function bindChat(bind: Bind, { conversations, realtime, profiles, pastOrders, clock }: Deps): void {
  /**
   * Reading the conversation of another day's order reveals the customer. It is therefore counted and recorded like
   * opening the order.
   */
  const counted = async ({ session, address }: SessionRequester, orderId: number) => {
    const { timeZone } = await profiles.get(session.storeId);
    const dayStart = operationalDayStart(timeZone, clock.now());
    const admit = async (tx: Transaction, order: { closedAt: number | null }) => {
      if (isCustomerHidden(order, dayStart))
        await pastOrders.openPart(tx, { session, address, orderId, part: 'chat' });
    };
    return { storeId: session.storeId, orderId, admit };
  };

  bind(getChatInfo, async ({ orderId }, requester) => conversations.head(await counted(requester, orderId)));

  bind(establishConnection, async ({ orderId }, requester) =>
    conversations.open(await counted(requester, orderId)),
  );

  bind(createSocketConnection, async () => ({ message: null }));

  bind(listMessages, async ({ orderId, ...wanted }, requester) =>
    conversations.page(await counted(requester, orderId), wanted),
  );

  bind(markRead, async ({ orderId, upTo }, { session }) => {
    await conversations.markRead({ storeId: session.storeId, orderId }, actorOf(session), upTo);
    return { message: null };
  });

  realtime.answer({
    permission: 'orders.chat',
    ...question(
      'merchant-client-message',
      merchantMessage,
      async ({ conversation_id, message }, session: Session, socketId): Promise<MessageReceipt> => {
        const order = orderOfConversation(conversation_id);
        if (order === null) throw new AppError('order.not-found');
        if (order.storeId !== session.storeId) throw new AppError('auth.foreign-store');
        const stored = await conversations.write(
          order,
          { author: 'merchant', actor: actorOf(session), sender: socketId },
          { messageId: message._id, text: message.text },
        );
        return { status: true, message: chatMessageToWire(stored) };
      },
    ),
  });

  conversations.onSaved((order, message) => {
    const panels = realtime.toConversations(order.storeId);
    const push = chatPushOf(order, message);
    if (message.author === 'merchant') {
      panels.emit('merchant-client-message', push);
    } else {
      panels.emit('client-merchant-message', push);
      panels.emit('socket-merchant', { order_id: order.orderId });
    }
  });
}
