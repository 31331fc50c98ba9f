/** The two sides of a conversation. */
export const CHAT_AUTHORS = ['merchant', 'customer'] as const;
export type ChatAuthor = (typeof CHAT_AUTHORS)[number];

/** One message of an order's conversation. */
export interface ChatMessage {
  /** Made by whoever wrote it (a UUID): the same one never counts twice. */
  messageId: string;
  /** Counts from 1 without gaps within the conversation. */
  number: number;
  author: ChatAuthor;
  /** The person of the store, or the customer's name; null when unknown. */
  authorName: string | null;
  text: string;
  /** Epoch milliseconds, by the server's clock. */
  createdAt: number;
}

/** A page of a conversation, oldest first. */
export interface ChatPage {
  messages: readonly ChatMessage[];
  /** More lie beyond this page, in the direction it was asked for. */
  hasMore: boolean;
}

/**
 * Adds messages to those known: each once, in order. Answers the known array itself when nothing is new. Numbers tell
 * the order; they also show a gap (see {@link firstGap}).
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const numbers = new Set(known.map(({ number }) => number));
  const fresh = more.filter(({ number }) => !numbers.has(number));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((one, other) => one.number - other.number);
}

/** Number of the last message before the first hole; null when there is none. What came before the first is no hole. */
export function firstGap(messages: readonly ChatMessage[]): number | null {
  const before = messages.find((message, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.number > message.number + 1;
  });
  return before?.number ?? null;
}

/** A conversation's stable name: there is one for each order. */
export function conversationIdOf(order: { storeId: number; orderId: number }): string {
  return `${order.storeId}-${order.orderId}`;
}

/** The order a conversation is about; null when it names none. */
export function orderOfConversation(conversationId: string): { storeId: number; orderId: number } | null {
  const [, store, order] = /^(\d{1,9})-(\d{1,15})$/.exec(conversationId) ?? [];
  return store === undefined || order === undefined
    ? null
    : { storeId: Number(store), orderId: Number(order) };
}

/** A message as the customer may see it: the store speaks as one, its people are not named. */
export function asCustomerSees(message: ChatMessage): ChatMessage {
  return message.author === 'merchant' ? { ...message, authorName: null } : message;
}
