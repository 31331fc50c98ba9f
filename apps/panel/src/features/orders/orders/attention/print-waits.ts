/** The time when this panel first saw an order's tickets waiting; monotonic epoch ms. */
const waitingSince = new Map<number, number>();

/** How long this panel has seen the tickets of an order waiting, in ms at `now`. */
export function printWaitMs(orderId: number, now: number): number {
  const since = waitingSince.get(orderId) ?? now;
  waitingSince.set(orderId, since);
  return now - since;
}

/** Removes every other order: the next wait of another order starts at zero. */
export function saveWaits(waiting: ReadonlySet<number>): void {
  for (const orderId of waitingSince.keys()) if (!waiting.has(orderId)) waitingSince.delete(orderId);
}
