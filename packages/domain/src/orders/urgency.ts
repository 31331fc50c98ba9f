import type { OrderStatus } from './order-status.ts';

/** How loudly an order that nobody answers asks for a person; louder the nearer its deadline. */
export const URGENCIES = ['calm', 'pressing', 'last-minute'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Below this much time left a pending order is at its most urgent. */
export const LAST_MINUTE_MS = 60_000;

interface WaitingOrder {
  status: OrderStatus;
  /** Epoch milliseconds. */
  receivedAt: number;
  acceptBy: number;
}

/**
 * How urgent it is to answer an order at `now`: pressing in the last third of its time, most of all in the last minute,
 * also while a deadline that is over waits for the server. Whatever is not pending is calm.
 */
export function urgencyAt({ status, receivedAt, acceptBy }: WaitingOrder, now: number): Urgency {
  if (status !== 'pending') return 'calm';
  const left = acceptBy - now;
  if (left <= LAST_MINUTE_MS) return 'last-minute';
  return left * 3 <= acceptBy - receivedAt ? 'pressing' : 'calm';
}
