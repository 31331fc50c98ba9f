import { formatCents } from '../../kit/cents/format-cents.ts';
import type { NewOrder } from './new-order.ts';
import { BROUGHT, type BroughtCard } from './order-card.ts';
import { chargeCents, isLocated, paymentSummary, searchTextOf, ticketLinesOf } from './order-document.ts';
import { itemCountOf } from './quantity-words.ts';
import { totalsAgree } from './total-proof.ts';

/** Fields that compare an order with the store's settings when the order arrives. */
type Compared = 'isOutsideAreas' | 'itemsOut' | 'differences';
const COMPARED: readonly string[] = ['isOutsideAreas', 'itemsOut', 'differences'] satisfies Compared[];

type CardOfOrder = Omit<BroughtCard, Compared | 'status' | 'receivedAt' | 'acceptBy' | 'promisedFor'>;

/** Names of the card's fields that both new and imported orders contain. */
export const BROUGHT_ALWAYS = BROUGHT.filter(
  (name): name is Exclude<typeof name, Compared> => !COMPARED.includes(name),
);

/**
 * The fields of a card that follow from the order alone, for new and imported orders. If `CARD_FIELDS` gets a
 * new field, this function does not compile without it.
 */
export function cardOfOrder(order: NewOrder): CardOfOrder {
  const { document } = order;
  return {
    ...order,
    scheduledFor: document.scheduledFor,
    district: document.address?.district ?? null,
    place: document.place,
    itemCount: itemCountOf(document.items),
    totalCents: document.totalCents,
    chargeCents: chargeCents(document),
    paymentSummary: paymentSummary({ ...document, ...order }, formatCents),
    searchText: searchTextOf(document),
    isLocated: isLocated(document.address),
    canUseCourier: order.fulfilment === 'delivery' && order.isDeliveredByStore,
    hasTotalMismatch: !totalsAgree(document),
    ticketLines: ticketLinesOf(document.items),
  };
}
