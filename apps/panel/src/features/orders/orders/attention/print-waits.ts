/**
 * When this panel first saw that an order's tickets wait, by order id. In epoch ms of a clock that only moves
 * forward.
 */
const waitingSince = new Map<number, number>();

/** How long the tickets of an order have been waiting, as seen by this panel; in ms, at `now`. */
export function printWaitMs(orderId: number, now: number): number {
  const since = waitingSince.get(orderId) ?? now;
  waitingSince.set(orderId, since);
  return now - since;
}

/** Removes all orders that are not in `waiting`. If a removed order waits again, its time starts at zero. */
export function saveWaits(waiting: ReadonlySet<number>): void {
  for (const orderId of waitingSince.keys()) if (!waiting.has(orderId)) waitingSince.delete(orderId);
}
