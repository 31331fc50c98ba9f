/** The time when this panel first saw an order's papers waiting; monotonic epoch ms. */
const waitingSince = new Map<number, number>();

/** How long the papers of an order have waited, as seen by this panel, in ms at `now`. */
export function paperWaitMs(orderId: number, now: number): number {
  const since = waitingSince.get(orderId) ?? now;
  waitingSince.set(orderId, since);
  return now - since;
}

/** Removes every order but these: the next wait of another one starts at zero. */
export function keepWaits(waiting: ReadonlySet<number>): void {
  for (const orderId of waitingSince.keys()) if (!waiting.has(orderId)) waitingSince.delete(orderId);
}
