import { chatMessageToWire } from '@comanda/contract/orders/chat/chat.wire';
import {
  CUSTOMER_NAMESPACE,
  type CustomerPushes,
  customerMessage,
  type MessageReceipt,
} from '@comanda/contract/orders/chat/chat-events';
import { asCustomerSees } from '@comanda/domain/orders/chat/chat-message';
import { isLinkAlive } from '@comanda/domain/orders/customer/link-life';
import { undoAt } from '@comanda/domain/orders/orders/undo';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { LinkedOrder } from '../../../platform/http/requester.ts';
import type { Logger } from '../../../platform/log.ts';
import { question } from '../../../platform/realtime/answer-questions.ts';
import type { Guest } from '../../../platform/realtime/guest-namespace.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { type Conversations, chatPushOf } from '../chat/public.ts';
import { CUSTOMER, type OrderEvents, type OrderLinks } from '../orders/public.ts';
import { findLinkLife } from './customer-order.reads.ts';

interface Deps {
  realtime: Realtime;
  events: OrderEvents;
  conversations: Conversations;
  links: OrderLinks;
  database: Database;
  clock: Clock;
  log: Logger;
}

type Customer = Guest & LinkedOrder;

const roomOf = ({ storeId, orderId }: LinkedOrder) => `order:${storeId}-${orderId}`;

export interface CustomerNamespace {
  /** Closes the connections of an order whose link was revoked. */
  cut(order: LinkedOrder): void;
  close(): void;
}

/**
 * Live updates of customers' pages: each page gets the events of its own order. A change that the store can
 * undo is sent after its undo time. A page that was offline fetches its order again, so missed events need
 * not be stored.
 */
export function openCustomerNamespace(deps: Deps): CustomerNamespace {
  const { realtime, events, conversations, links, database, clock, log } = deps;
  const later = new Map<string, NodeJS.Timeout>();

  const namespace = realtime.openNamespace<Customer>({
    namespace: CUSTOMER_NAMESPACE,
    log,
    admit: async (token) => {
      const order = links.orderOf(token);
      if (order === null) return null;
      const found = await database.inStore(order.storeId, (tx) => findLinkLife(tx, order.orderId));
      return found !== null && isLinkAlive(found, clock.now()) ? { ...order, room: roomOf(order) } : null;
    },
    questions: [
      question(
        'client-merchant-message',
        customerMessage,
        async ({ message }, { storeId, orderId }: Customer, socketId): Promise<MessageReceipt> => {
          const stored = await conversations.write(
            { storeId, orderId },
            { author: 'customer', actor: CUSTOMER, sender: socketId },
            { messageId: message._id, text: message.text },
          );
          return { status: true, message: chatMessageToWire(stored) };
        },
      ),
    ],
  });
  const push = <Name extends keyof CustomerPushes>(
    room: string,
    name: Name,
    ...payload: Parameters<CustomerPushes[Name]>
  ) => namespace.push(room, name, ...payload);

  conversations.onSaved((order, message) => {
    const name = message.author === 'merchant' ? 'merchant-client-message' : 'client-merchant-message';
    push(roomOf(order), name, chatPushOf(order, asCustomerSees(message)));
  });

  events.listen({
    published: ({ order }, storeId) => {
      const room = roomOf({ storeId, orderId: order.orderId });
      if (!namespace.hasGuests(room)) return;
      push(room, 'pedido-mudou');
      const now = clock.now();
      const until = undoAt(order, now)?.until;
      clearTimeout(later.get(room));
      later.delete(room);
      if (until === undefined) return;
      const timer = setTimeout(() => {
        later.delete(room);
        push(room, 'pedido-mudou');
      }, until - now);
      later.set(room, timer);
    },
    missed: (storeId) => namespace.pushToStore(storeId, 'pedido-mudou' satisfies keyof CustomerPushes),
  });

  return {
    cut: (order) => namespace.cut(roomOf(order)),
    close: () => {
      for (const timer of later.values()) clearTimeout(timer);
      later.clear();
    },
  };
}
