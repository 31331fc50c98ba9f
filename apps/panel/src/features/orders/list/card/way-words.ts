import type { OrderCard } from '@comanda/domain/orders/order';
import { cardTexts } from '../../texts.ts';

/** How an order leaves the kitchen: brought, fetched, or eaten in the store. */
export function wayWords({ fulfilment, serving }: Pick<OrderCard, 'fulfilment' | 'serving'>): string {
  return serving === 'indoor' ? cardTexts.indoor : cardTexts[fulfilment];
}

/** Where it goes: the district, the table, or in one word that it is fetched. */
export function whereWords(order: OrderCard): string | null {
  return order.fulfilment === 'pickup' ? (order.place ?? wayWords(order)) : order.district;
}
