/** After this time without a report, the server fetches the delivery's state. */
export const SILENCE_MS = 3 * 60_000;

/** An unanswered cancellation blocks an order for at most this time. */
export const LET_GO_MS = 2 * 60_000;

/** An unanswered courier request is given up after this time, because the meal is too late. */
export const STALE_MS = 2 * 3_600_000;

/** Services are asked about an open request up to this age. */
export const GIVE_UP_MS = 24 * 3_600_000;
