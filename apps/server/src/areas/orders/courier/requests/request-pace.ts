/** After this time without a report, the delivery's state is fetched from the service. */
export const SILENCE_MS = 3 * 60_000;

/** Maximum time that an unanswered cancellation blocks an order. */
export const LET_GO_MS = 2 * 60_000;

/** A courier request that was unanswered for this long is given up: the meal is too late. */
export const STALE_MS = 2 * 3_600_000;

/** Maximum age of an open request that services are still asked about. */
export const GIVE_UP_MS = 24 * 3_600_000;
