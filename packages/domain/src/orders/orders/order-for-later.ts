import type { OrderStatus, Serving } from './order-status.ts';

/** The countdown of an order for later begins this long before its promised time. */
export const COUNTED_FROM_MS = 90 * 60_000;

interface LaterOrder {
  status: OrderStatus;
  /** Epoch milliseconds. Null: as soon as possible. */
  scheduledFor: number | null;
  serving?: Serving | null;
  promisedFor: number;
}

/**
 * True while an accepted order for later is too far away for a countdown; then the requested time is shown.
 * Before the acceptance, the countdown shows the store's deadline, as for every order.
 */
export function isFarAway({ status, scheduledFor, serving, promisedFor }: LaterOrder, now: number): boolean {
  const isLater = scheduledFor !== null || serving === 'on-demand';
  return isLater && status === 'accepted' && promisedFor - now > COUNTED_FROM_MS;
}
