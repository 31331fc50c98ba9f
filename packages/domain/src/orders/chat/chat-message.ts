/** The two sides of a conversation. */
export const CHAT_AUTHORS = ['merchant', 'customer'] as const;
export type ChatAuthor = (typeof CHAT_AUTHORS)[number];

/** One message of an order's conversation. */
export interface ChatMessage {
  /** UUID from the author's client. A repeated id is the same message. */
  messageId: string;
  /** Counts from 1 without gaps within the conversation. */
  number: number;
  author: ChatAuthor;
  /** Name of the store's user or of the customer; null when unknown. */
  authorName: string | null;
  text: string;
  /** Epoch milliseconds, by the server's clock. */
  createdAt: number;
}

/** A page of a conversation, oldest first. */
export interface ChatPage {
  messages: readonly ChatMessage[];
  /** True when more messages follow in the requested direction. */
  hasMore: boolean;
  /** Message numbers can be compared only within one epoch. Unknown for a server of release 1.4. */
  epoch?: string | undefined;
}

/**
 * Merges messages into the known messages, without duplicates and sorted by number. Returns the `known` array
 * itself when all messages are known. Numbers give the order and show gaps (see {@link firstGap}).
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const numbers = new Set(known.map(({ number }) => number));
  const fresh = more.filter(({ number }) => {
    if (numbers.has(number)) return false;
    numbers.add(number);
    return true;
  });
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((one, other) => one.number - other.number);
}

/**
 * Number of the last message before the first gap; null without a gap. Messages missing before the first
 * known message are no gap.
 */
export function firstGap(messages: readonly ChatMessage[]): number | null {
  const before = messages.find((message, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.number > message.number + 1;
  });
  return before?.number ?? null;
}

/** The stable id of a conversation. Each order has exactly one. */
export function conversationIdOf(order: { storeId: number; orderId: number }): string {
  return `${order.storeId}-${order.orderId}`;
}

/** The order of a conversation id; null when the id is invalid. */
export function orderOfConversation(conversationId: string): { storeId: number; orderId: number } | null {
  const [, store, order] = /^(\d{1,9})-(\d{1,15})$/.exec(conversationId) ?? [];
  return store === undefined || order === undefined
    ? null
    : { storeId: Number(store), orderId: Number(order) };
}

/** A message without the name of the store's user, for the customer. */
export function asCustomerSees(message: ChatMessage): ChatMessage {
  return message.author === 'merchant' ? { ...message, authorName: null } : message;
}
