import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { cardTexts } from '../../texts.ts';

/** How the customer gets the order: delivered, picked up, or eaten in the store. */
export function wayWords({ fulfilment, serving }: Pick<OrderCard, 'fulfilment' | 'serving'>): string {
  return serving === 'indoor' ? cardTexts.indoor : cardTexts[fulfilment];
}

/** The destination: the district, the table, or the word for pickup. */
export function whereWords(order: OrderCard): string | null {
  return order.fulfilment === 'pickup' ? (order.place ?? wayWords(order)) : order.district;
}
