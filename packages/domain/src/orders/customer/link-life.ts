/** A link shows address and amounts. After this time the customer does not need it, and it may have been forwarded. */
export const LINK_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The facts that decide how long a customer's link works. Times in epoch milliseconds. */
export interface LinkedOrderLife {
  /** The promised time. It ends the link of an order that was never closed. */
  promisedFor: number;
  closedAt: number | null;
  /** The link was withdrawn early. */
  isLinkWithdrawn: boolean;
}

/** True when a customer's link still opens its order at `now`. */
export function isLinkAlive(order: LinkedOrderLife, now: number): boolean {
  return !order.isLinkWithdrawn && now - (order.closedAt ?? order.promisedFor) < LINK_LIFE_MS;
}
