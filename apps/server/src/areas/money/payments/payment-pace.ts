import { retryAfterMs } from '../../../platform/ask-once/questions.ts';

/** Time a customer has to pay a Pix. */
export const PAY_WITHIN_MS = 15 * 60_000;

/** An unpaid order is cancelled after this time. */
export const UNPAID_MS = 30 * 60_000;

/** A pending object without a notice for this time is read from the provider. */
export const SILENCE_MS = 3 * 60_000;

/**
 * Longest delay of any request. An unpaid charge is read this long after its creation: its payment deadline and
 * the silence after it are then over.
 */
export const LONGEST_WAIT_MS = PAY_WITHIN_MS + SILENCE_MS;

/** Interval between listings of the provider's changes. */
export const SWEEP_MS = 30_000;

/** Time of the next try after `attempts` without an answer; epoch milliseconds. */
export const askAgainAt = (now: number, attempts: number): number => now + retryAfterMs(attempts);
