import { retryAfterMs } from '../../../platform/ask-once/questions.ts';

/** A customer has so long to pay a Pix. */
export const PAY_WITHIN_MS = 15 * 60_000;

/** An order nobody paid for so long is cancelled. */
export const UNPAID_MS = 30 * 60_000;

/** What is under way at the provider and nobody told us about for so long is looked up. */
export const SILENCE_MS = 3 * 60_000;

/** Nothing waits longer for its next question. */
export const LONGEST_WAIT_MS = PAY_WITHIN_MS + SILENCE_MS;

/** How often what the provider lists is looked through. */
export const SWEEP_MS = 30_000;

/** When to ask again after `attempts` without an answer; epoch milliseconds. */
export const askAgainAt = (now: number, attempts: number): number => now + retryAfterMs(attempts);
