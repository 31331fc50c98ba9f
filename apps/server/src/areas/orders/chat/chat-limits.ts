import type { ChatAuthor } from '@comanda/domain/orders/chat/chat-message';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type BucketRule, createTokenBuckets } from '../../people/access/public.ts';

/** Limits per conversation, above human typing speed. Several users may write for the store. */
const OF_CONVERSATION: Record<ChatAuthor, BucketRule> = {
  customer: { perSecond: 0.5, burst: 10 },
  merchant: { perSecond: 1, burst: 20 },
};
/** Limit per connection over all its conversations: a user of the store answers several customers. */
const OF_SENDER: BucketRule = { perSecond: 3, burst: 30 };

/**
 * Limits how fast each side may write. A refused message is not lost: the sender's client stores it and sends it again.
 */
export interface ChatLimits {
  /** Counts one message. Throws `chat.too-many`, whose details say how long to wait. */
  count(side: { storeId: number; orderId: number; author: ChatAuthor; sender: string }): void;
}

export function createChatLimits(clock: Clock): ChatLimits {
  const conversations = {
    customer: createTokenBuckets(OF_CONVERSATION.customer, clock),
    merchant: createTokenBuckets(OF_CONVERSATION.merchant, clock),
  };
  const senders = createTokenBuckets(OF_SENDER, clock);
  return {
    count: ({ storeId, orderId, author, sender }) => {
      const waitMs = senders.take(sender) || conversations[author].take(`${storeId}-${orderId}`);
      if (waitMs > 0) throw new AppError('chat.too-many', { retryAfterSeconds: waitMs / 1000 });
    },
  };
}
