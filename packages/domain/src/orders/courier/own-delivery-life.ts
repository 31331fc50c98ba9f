/**
 * In ms. An own courier's code and device stop working this long after the request: a delivery ends the same
 * evening.
 */
export const OWN_DELIVERY_LIFE_MS = 24 * 3_600_000;

/** True when an own courier's code, and the device that used the code, are valid at `now`. */
export function isOwnDeliveryAlive(
  request: { requestedAt: number; isLinkWithdrawn: boolean },
  now: number,
): boolean {
  return !request.isLinkWithdrawn && now - request.requestedAt < OWN_DELIVERY_LIFE_MS;
}
