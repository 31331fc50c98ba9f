import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { cardAsSeen } from '@comanda/domain/orders/privacy/hidden-customer';

/** A card for the store's users at `now`. Open cards, which are the most, need no calendar calculation. */
export function cardOfDay(card: OrderCard, { timeZone }: { timeZone: string }, now: number): OrderCard {
  return card.closedAt === null ? card : cardAsSeen(card, operationalDayStart(timeZone, now));
}
