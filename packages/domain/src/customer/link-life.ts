/** A link shows address and amounts; long after the meal nobody needs it, and it may lie in anybody's messages. */
export const LINK_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a customer's link still opens its order at `now`. */
export function isLinkAlive(order: { closedAt: number | null }, now: number): boolean {
  return order.closedAt === null || now - order.closedAt < LINK_LIFE_MS;
}
