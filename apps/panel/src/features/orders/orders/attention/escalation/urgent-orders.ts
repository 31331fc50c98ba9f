import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { URGENCIES, type Urgency, urgencyAt } from '@comanda/domain/orders/orders/urgency';

export interface UrgentOrders {
  urgency: Urgency;
  /** The orders about to expire; the order that expires first comes first. */
  orders: readonly OrderCard[];
}

/** Finds the urgent pending orders at a time of the server's clock, and the highest urgency among them. */
export function urgentOrders(pending: readonly OrderCard[], serverNow: number): UrgentOrders {
  let max = 0;
  const orders = pending.filter((order) => {
    const rank = URGENCIES.indexOf(urgencyAt(order, serverNow));
    max = Math.max(max, rank);
    return rank > 0;
  });
  return { urgency: URGENCIES[max] ?? 'calm', orders };
}
