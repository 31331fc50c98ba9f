import type { Serving } from './order.ts';
import type { OrderStatus } from './order-status.ts';

/** From this long before it is promised, an order for later counts down as any other does. */
export const COUNTED_FROM_MS = 90 * 60_000;

interface LaterOrder {
  status: OrderStatus;
  /** Epoch milliseconds; null: wanted as soon as it can be. */
  scheduledFor: number | null;
  serving?: Serving | null;
  promisedFor: number;
}

/**
 * True while an accepted order for later is so far away that the time it is wanted at says more than a countdown. Until
 * it is accepted the store's own deadline counts, as for every order.
 */
export function isFarAway({ status, scheduledFor, serving, promisedFor }: LaterOrder, now: number): boolean {
  const isLater = scheduledFor !== null || serving === 'on-demand';
  return isLater && status === 'accepted' && promisedFor - now > COUNTED_FROM_MS;
}
