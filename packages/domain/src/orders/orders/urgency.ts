import type { OrderStatus } from './order-status.ts';

/** How urgently a pending order needs an answer. */
export const URGENCIES = ['calm', 'pressing', 'last-minute'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** In ms. A pending order with less time left than this has the highest urgency. */
export const LAST_MINUTE_MS = 60_000;

interface WaitingOrder {
  status: OrderStatus;
  /** Epoch milliseconds. */
  receivedAt: number;
  acceptBy: number;
}

/**
 * Urgency of a pending order at `now`. 'pressing' begins in the last third of the time for an answer,
 * 'last-minute' in the last minute. 'last-minute' includes an expired deadline that the server has not
 * handled yet. Orders with another status are calm.
 */
export function urgencyAt({ status, receivedAt, acceptBy }: WaitingOrder, now: number): Urgency {
  if (status !== 'pending') return 'calm';
  const left = acceptBy - now;
  if (left <= LAST_MINUTE_MS) return 'last-minute';
  return left * 3 <= acceptBy - receivedAt ? 'pressing' : 'calm';
}
