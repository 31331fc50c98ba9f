import type { OrderCard } from '@comanda/domain/orders/order';

/** Messages of the customer that wait to be read. A cancelled order offers no chat: what nobody can open asks for nobody. */
export function unreadOf({ status, chatUnread }: Pick<OrderCard, 'status' | 'chatUnread'>): number {
  return status === 'cancelled' ? 0 : chatUnread;
}
