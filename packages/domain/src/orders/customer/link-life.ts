/**
 * In ms. A link stops working this long after the order was closed. It shows address and amounts, and may
 * have been forwarded.
 */
export const LINK_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The facts that decide how long a customer's link works. Times in epoch milliseconds. */
export interface LinkedOrderLife {
  /** The promised time. The link's life begins here if the order was never closed. */
  promisedFor: number;
  closedAt: number | null;
  /** True when the link was revoked. */
  isLinkWithdrawn: boolean;
}

/** True when a customer's link works at `now`. */
export function isLinkAlive(order: LinkedOrderLife, now: number): boolean {
  return !order.isLinkWithdrawn && now - (order.closedAt ?? order.promisedFor) < LINK_LIFE_MS;
}
