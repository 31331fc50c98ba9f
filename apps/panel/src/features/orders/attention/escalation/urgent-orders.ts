import type { OrderCard } from '@comanda/domain/orders/order';
import { URGENCIES, type Urgency, urgencyAt } from '@comanda/domain/orders/urgency';

export interface UrgentOrders {
  urgency: Urgency;
  /** Those about to be lost, the soonest first. */
  orders: readonly OrderCard[];
}

/** Which pending orders hurry at an instant of the server's clock, and how much the most urgent one does. */
export function urgentOrders(pending: readonly OrderCard[], serverNow: number): UrgentOrders {
  let most = 0;
  const orders = pending.filter((order) => {
    const rank = URGENCIES.indexOf(urgencyAt(order, serverNow));
    most = Math.max(most, rank);
    return rank > 0;
  });
  return { urgency: URGENCIES[most] ?? 'calm', orders };
}
