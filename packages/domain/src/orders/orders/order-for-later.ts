import type { Serving } from './order.ts';
import type { OrderStatus } from './order-status.ts';

/** An order for later counts down like any other from this long before its promise. */
export const COUNTED_FROM_MS = 90 * 60_000;

interface LaterOrder {
  status: OrderStatus;
  /** Epoch milliseconds. Null: as soon as possible. */
  scheduledFor: number | null;
  serving?: Serving | null;
  promisedFor: number;
}

/**
 * True while an accepted order for later is too far away for a countdown: the requested time says more. Until it
 * is accepted, the store's own deadline counts, as for every order.
 */
export function isFarAway({ status, scheduledFor, serving, promisedFor }: LaterOrder, now: number): boolean {
  const isLater = scheduledFor !== null || serving === 'on-demand';
  return isLater && status === 'accepted' && promisedFor - now > COUNTED_FROM_MS;
}
