import type { PageOfMessages } from '@comanda/contract/orders/chat/chat.wire';
import type { ChattedOrder } from '@comanda/domain/orders/chat/can-chat';
import type { ChatMessage, ChatPage } from '@comanda/domain/orders/chat/chat-message';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { MESSAGE_COLUMNS } from './messages.writes.ts';

/** Messages per page. A screen shows about a dozen. */
export const MESSAGES_PAGE = 50;
/** Messages per page for a client that fetches what it missed while offline. */
const MISSED_PAGE = 200;

/** One page of a conversation, oldest first. Without a number: the latest messages. */
export async function pageOfMessages(
  tx: Transaction,
  orderId: number,
  { before, after }: PageOfMessages,
): Promise<ChatPage> {
  if (after !== null) {
    const messages = await tx.rows<ChatMessage>(
      prepared(
        'chat-messages-after',
        sql`
          select ${MESSAGE_COLUMNS} from chat_messages
           where store_id = ${tx.storeId} and order_id = ${orderId} and message_no > ${after}
           order by message_no limit ${MISSED_PAGE + 1}`,
      ),
    );
    return { messages: messages.slice(0, MISSED_PAGE), hasMore: messages.length > MISSED_PAGE };
  }
  const messages = await tx.rows<ChatMessage>(
    prepared(
      'chat-messages-before',
      sql`
        select ${MESSAGE_COLUMNS} from chat_messages
         where store_id = ${tx.storeId} and order_id = ${orderId}
           and (${before}::integer is null or message_no < ${before})
         order by message_no desc limit ${MESSAGES_PAGE + 1}`,
    ),
  );
  return {
    messages: messages.slice(0, MESSAGES_PAGE).reverse(),
    hasMore: messages.length > MESSAGES_PAGE,
  };
}

export interface StoredHead extends ChattedOrder {
  code: string;
  customerName: string;
  customerId: string | null;
  unread: number;
}

/** The order and the customer of a conversation; null when the store has no such order. */
export function findHead(tx: Transaction, orderId: number): Promise<StoredHead | null> {
  return tx.maybeRow<StoredHead>(
    prepared(
      'chat-head',
      sql`
        select code, customer_name as "customerName", customer_id as "customerId", chat_unread as unread, status,
               closed_at as "closedAt", is_chat_enabled as "isChatEnabled"
          from orders where store_id = ${tx.storeId} and order_id = ${orderId}`,
    ),
  );
}
