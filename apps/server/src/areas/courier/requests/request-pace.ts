/** A question under way is not asked a second time before this. */
export const LEASE_MS = 30_000;

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** Waiting before the next question after `attempts` without an answer. */
export function retryAfterMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS);
}

/** A delivery nobody told us about for so long is looked up. */
export const SILENCE_MS = 3 * 60_000;

/** A service may keep an order waiting for the answer to a cancellation this long, not longer. */
export const LET_GO_MS = 2 * 60_000;

/** A courier nobody could call for so long is not called any more: nobody waits for that dinner. */
export const STALE_MS = 2 * 3_600_000;

/** Services that leave a request open are not asked about it for longer. */
export const GIVE_UP_MS = 24 * 3_600_000;
