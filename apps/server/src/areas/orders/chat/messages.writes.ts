import type { ChatAuthor, ChatMessage } from '@comanda/domain/orders/chat/chat-message';
import { prepared, type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A message's columns under the domain's names. */
export const MESSAGE_COLUMNS: Query = sql`
  message_id as "messageId", message_no as "number", author, author_name as "authorName", text,
  created_at as "createdAt"`;

export type UnnumberedMessage = Omit<ChatMessage, 'number'>;

/** Maximum of messages per conversation. A real conversation has far fewer; the limit stops a faulty program. */
export const MAX_MESSAGES = 1_000;

/**
 * Saves a message of a locked order under the next number. Null when a message with this author and id exists, or the
 * conversation is full.
 */
export function insertMessage(
  tx: Transaction,
  orderId: number,
  message: UnnumberedMessage,
): Promise<ChatMessage | null> {
  return tx.maybeRow<ChatMessage>(
    prepared(
      'insert-chat-message',
      sql`
        insert into chat_messages
          (store_id, order_id, message_no, author, message_id, author_name, text, created_at)
        select ${tx.storeId}::integer, ${orderId}::bigint, coalesce(max(message_no), 0) + 1, ${message.author}::text,
               ${message.messageId}::uuid, ${message.authorName}::text, ${message.text}::text,
               to_timestamp(${message.createdAt / 1000}::float8)
          from chat_messages where store_id = ${tx.storeId} and order_id = ${orderId}
        having coalesce(max(message_no), 0) < ${MAX_MESSAGES}
        on conflict on constraint chat_messages_once do nothing
        returning ${MESSAGE_COLUMNS}`,
    ),
  );
}

export function findMessage(
  tx: Transaction,
  orderId: number,
  author: ChatAuthor,
  messageId: string,
): Promise<ChatMessage | null> {
  return tx.maybeRow<ChatMessage>(sql`
    select ${MESSAGE_COLUMNS} from chat_messages
     where store_id = ${tx.storeId} and order_id = ${orderId} and author = ${author} and message_id = ${messageId}`);
}

/** Counts the customer's messages after a number. */
export async function countUnread(tx: Transaction, orderId: number, upTo: number): Promise<number> {
  const row = await tx.maybeRow<{ unread: number }>(sql`
    select count(*)::integer as unread from chat_messages
     where store_id = ${tx.storeId} and order_id = ${orderId} and author = 'customer' and message_no > ${upTo}`);
  return row?.unread ?? 0;
}
