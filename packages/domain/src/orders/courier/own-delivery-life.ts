/** A delivery ends on the evening it was requested. Its code and device are useless after this. */
export const OWN_DELIVERY_LIFE_MS = 24 * 3_600_000;

/** True when an own courier's code, and the device that used it, are still valid at `now`. */
export function isOwnDeliveryAlive(
  request: { requestedAt: number; isLinkWithdrawn: boolean },
  now: number,
): boolean {
  return !request.isLinkWithdrawn && now - request.requestedAt < OWN_DELIVERY_LIFE_MS;
}
