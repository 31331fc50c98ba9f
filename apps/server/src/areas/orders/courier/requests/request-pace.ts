/** After this time without a report, the server reads the delivery from the service. */
export const SILENCE_MS = 3 * 60_000;

/** A cancellation without an answer of the service blocks its order for at most this time. */
export const LET_GO_MS = 2 * 60_000;

/** An unanswered courier request is not repeated after this time: the meal is too late. */
export const STALE_MS = 2 * 3_600_000;

/** An open request is read from the service until it has this age. */
export const GIVE_UP_MS = 24 * 3_600_000;
