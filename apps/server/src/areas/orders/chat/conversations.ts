import type {
  ChatHead,
  NewMessage,
  OpenedConversation,
  PageOfMessages,
} from '@comanda/contract/orders/chat/chat.wire';
import { canChat } from '@comanda/domain/orders/chat/can-chat';
import {
  type ChatAuthor,
  type ChatMessage,
  type ChatPage,
  conversationIdOf,
} from '@comanda/domain/orders/chat/chat-message';
import { decideMessage } from '@comanda/domain/orders/chat/message-text';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor, OrderChanges } from '../orders/public.ts';
import { createChatLimits } from './chat-limits.ts';
import { findHead, pageOfMessages, type StoredHead } from './messages.reads.ts';
import { countUnread, findMessage, insertMessage } from './messages.writes.ts';

/** The order that a conversation belongs to. */
export interface ChatOrder {
  storeId: number;
  orderId: number;
}

/**
 * A conversation to read. `admit` gets the closing time of the order, and throws if the reader has no access.
 */
export interface ReadConversation extends ChatOrder {
  admit?(tx: Transaction, order: { closedAt: number | null }): Promise<void>;
}

/** The writer of a message: `author` is the side, `sender` the connection or address that limits are counted for. */
export interface Writer {
  author: ChatAuthor;
  actor: Actor;
  sender: string;
}

/** The conversations of orders, for both sides. Listeners are called after the commit, in the order of the messages. */
export interface Conversations {
  /**
   * Saves a message and returns it. A repeated id returns the saved message. Throws `order.not-found`, `chat.closed`,
   * `chat.message-blank`, `chat.message-too-long`, `chat.too-many`.
   */
  write(order: ChatOrder, writer: Writer, message: NewMessage): Promise<ChatMessage>;
  /** Returns the latest messages. Throws `order.not-found`. */
  open(order: ReadConversation): Promise<OpenedConversation>;
  head(order: ReadConversation): Promise<ChatHead>;
  page(order: ReadConversation, wanted: PageOfMessages): Promise<ChatPage>;
  /** Marks the customer's messages up to a number as read by the store. */
  markRead(order: ChatOrder, actor: Actor, upTo: number): Promise<void>;
  onSaved(listener: (order: ChatOrder, message: ChatMessage) => void): void;
}

interface Deps {
  database: Database;
  changes: OrderChanges;
  clock: Clock;
  /** A restore of the database changes this UUID; clients then read all data again. */
  epoch: string;
}

export function createConversations({ database, changes, clock, epoch }: Deps): Conversations {
  const listeners: ((order: ChatOrder, message: ChatMessage) => void)[] = [];
  const limits = createChatLimits(clock);

  const reading = <T>(
    { storeId, orderId, admit }: ReadConversation,
    read: (tx: Transaction, head: StoredHead) => Promise<T>,
  ): Promise<T> =>
    database.inStore(storeId, async (tx) => {
      const head = await findHead(tx, orderId);
      if (head === null) throw new AppError('order.not-found');
      await admit?.(tx, head);
      return read(tx, head);
    });

  return {
    write: async (order, writer, { messageId, text }) => {
      const decided = decideMessage(text);
      if (!decided.ok) throw new AppError(`chat.message-${decided.reason}`);
      limits.count({ ...order, author: writer.author, sender: writer.sender });
      let stored: ChatMessage | null = null;
      await changes.change({ ...order, actor: writer.actor }, async (card, tx, now) => {
        const { author, actor } = writer;
        const authorName = author === 'customer' ? card.customerName : actor.name;
        const message = { messageId, author, authorName, text: decided.value, createdAt: now };
        const inserted = canChat(card, now) ? await insertMessage(tx, order.orderId, message) : null;
        if (inserted === null) {
          stored = await findMessage(tx, order.orderId, author, messageId);
          if (stored === null) throw new AppError('chat.closed');
          return null;
        }
        stored = inserted;
        tx.afterCommit(() => {
          for (const listener of listeners) listener(order, inserted);
        });
        return author === 'customer'
          ? { order: { ...card, chatUnread: card.chatUnread + 1 }, happened: 'customer-wrote' }
          : { order: card, happened: 'merchant-wrote' };
      });
      if (stored === null) throw new Error('a message was neither kept nor found');
      return stored;
    },
    open: (order) =>
      reading(order, async (tx, head) => ({
        ...(await pageOfMessages(tx, order.orderId, { before: null, after: null })),
        epoch,
        conversationId: conversationIdOf(order),
        canWrite: canChat(head, clock.now()),
      })),
    head: (order) =>
      reading(order, async (_tx, head) => ({
        conversationId: conversationIdOf(order),
        customerName: head.customerName,
        storeId: order.storeId,
        code: head.code,
        customerId: head.customerId,
        unread: head.unread,
        canWrite: canChat(head, clock.now()),
      })),
    page: async (order, wanted) => {
      const page = await reading(order, (tx) => pageOfMessages(tx, order.orderId, wanted));
      return { ...page, epoch };
    },
    markRead: async (order, actor, upTo) => {
      await changes.change({ ...order, actor }, async (card, tx) => {
        if (card.chatUnread === 0) return null;
        // Another user may have read later messages already: the unread count must never increase here.
        const unread = Math.min(card.chatUnread, await countUnread(tx, order.orderId, upTo));
        if (unread === card.chatUnread) return null;
        return { order: { ...card, chatUnread: unread }, happened: 'chat-read' };
      });
    },
    onSaved: (listener) => {
      listeners.push(listener);
    },
  };
}
