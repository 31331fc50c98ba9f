/** A meal is brought on the evening it was asked for; who keeps code or device after that needs neither. */
export const OWN_DELIVERY_LIFE_MS = 24 * 3_600_000;

/** Whether an own courier's code, and the device that took it, may still be used at `now`. */
export function isOwnDeliveryAlive(
  request: { requestedAt: number; isLinkWithdrawn: boolean },
  now: number,
): boolean {
  return !request.isLinkWithdrawn && now - request.requestedAt < OWN_DELIVERY_LIFE_MS;
}
