import type { OrderCard } from '@comanda/domain/orders/order';
import { cardAsSeen } from '@comanda/domain/privacy/hidden-customer';
import { operationalDayStart } from '@comanda/domain/time/operational-day';

/** A card as the store's people may see it at `now`; most are open, and cost no look at a calendar. */
export function cardOfDay(card: OrderCard, { timeZone }: { timeZone: string }, now: number): OrderCard {
  return card.closedAt === null ? card : cardAsSeen(card, operationalDayStart(timeZone, now));
}
