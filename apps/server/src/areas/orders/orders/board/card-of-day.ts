import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { cardAsSeen } from '@comanda/domain/orders/privacy/hidden-customer';

/**
 * A card as the store's users see it at `now`. Most cards are open, and skip the calculation of the day's
 * start.
 */
export function cardOfDay(card: OrderCard, { timeZone }: { timeZone: string }, now: number): OrderCard {
  return card.closedAt === null ? card : cardAsSeen(card, operationalDayStart(timeZone, now));
}
