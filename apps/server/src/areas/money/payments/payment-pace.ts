import { retryAfterMs } from '../../../platform/outside-requests/repeat-requests.ts';

/** A customer must pay a Pix within this time. */
export const PAY_WITHIN_MS = 15 * 60_000;

/** An unpaid order is cancelled after this time. */
export const UNPAID_MS = 30 * 60_000;

/** A pending object is read from the provider after this time without a notice. */
export const SILENCE_MS = 3 * 60_000;

/**
 * Longest pause before the next request. An unpaid charge is read this long after its creation: after its
 * deadline and `SILENCE_MS`.
 */
export const LONGEST_WAIT_MS = PAY_WITHIN_MS + SILENCE_MS;

/** Interval between listings of the provider's changes. */
export const SWEEP_MS = 30_000;

/** Time of the next request after `attempts` unanswered requests, in epoch milliseconds. */
export const retryAt = (now: number, attempts: number): number => now + retryAfterMs(attempts);
