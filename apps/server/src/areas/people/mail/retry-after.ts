const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;
/** Minimum wait (ms) after an unknown result: the mail server may still be accepting the mail. */
const UNKNOWN_MS = 60_000;

/** Milliseconds to wait after `attempts` failures: 5 s, 15 s, 45 s … up to an hour. */
export function retryAfterMs(attempts: number, fault: 'unreachable' | 'unknown'): number {
  const growing = Math.min(FIRST_MS * 3 ** (Math.max(1, attempts) - 1), LONGEST_MS);
  return fault === 'unknown' ? Math.max(growing, UNKNOWN_MS) : growing;
}
