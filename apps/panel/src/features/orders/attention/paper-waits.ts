/** When this panel first saw an order's papers waiting; steady epoch ms. */
const waitingSince = new Map<number, number>();

/** How long the papers of a waiting order have been waited for here, in ms at `now`. */
export function paperWaitMs(orderId: number, now: number): number {
  const since = waitingSince.get(orderId) ?? now;
  waitingSince.set(orderId, since);
  return now - since;
}

/** Forgets every order but these: the next wait of another one starts anew. */
export function keepWaits(waiting: ReadonlySet<number>): void {
  for (const orderId of waitingSince.keys()) if (!waiting.has(orderId)) waitingSince.delete(orderId);
}
