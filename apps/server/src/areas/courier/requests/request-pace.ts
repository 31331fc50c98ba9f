/** A delivery nobody told us about for so long is looked up. */
export const SILENCE_MS = 3 * 60_000;

/** A service may keep an order waiting for the answer to a cancellation this long, not longer. */
export const LET_GO_MS = 2 * 60_000;

/** A courier nobody could call for so long is not called any more: nobody waits for that dinner. */
export const STALE_MS = 2 * 3_600_000;

/** Services that leave a request open are not asked about it for longer. */
export const GIVE_UP_MS = 24 * 3_600_000;
