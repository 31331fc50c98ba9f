/** A link shows address and amounts; long after the meal nobody needs it, and it may lie in anybody's messages. */
export const LINK_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** What a customer's link lives by. Times in epoch milliseconds. */
export interface LinkedOrderLife {
  /** When the meal was promised: an order nobody ever closed must not keep its link for ever. */
  promisedFor: number;
  closedAt: number | null;
  /** Withdrawn before its time. */
  isLinkWithdrawn: boolean;
}

/** Whether a customer's link still opens its order at `now`. */
export function isLinkAlive(order: LinkedOrderLife, now: number): boolean {
  return !order.isLinkWithdrawn && now - (order.closedAt ?? order.promisedFor) < LINK_LIFE_MS;
}
