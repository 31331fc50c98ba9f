import type { OrderCard } from '@comanda/domain/orders/orders/order';

/** Unread messages of the customer. A cancelled order offers no chat, so its messages are not counted. */
export function unreadOf({ status, chatUnread }: Pick<OrderCard, 'status' | 'chatUnread'>): number {
  return status === 'cancelled' ? 0 : chatUnread;
}
