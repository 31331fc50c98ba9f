/**
 * The push before a server stops: each client closes its connection and opens it again after `volte_em` milliseconds.
 * The server spreads these times, so that another server does not get all clients at once.
 */
export const SERVER_LEAVES = 'servidor-sai';

export interface LeavingPushes {
  [SERVER_LEAVES](how: { volte_em: number }): void;
}

/** The longest wait, in milliseconds. */
export const LONGEST_RETURN_MS = 10_000;
/** Clients return at least this fast while there are few: 200 in a second. */
const BETWEEN_MS = 5;

/** The wait of each of `count` clients in milliseconds: evenly spread, over ten seconds at most. */
export function returnDelays(count: number): number[] {
  const step = Math.min(BETWEEN_MS, LONGEST_RETURN_MS / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => Math.round(index * step));
}

/** The wait that a push requests, in milliseconds; 0 for an unusable value. */
export function returnDelayOf(pushed: unknown): number {
  const { volte_em: ms } = (pushed ?? {}) as { volte_em?: unknown };
  return typeof ms === 'number' && ms > 0 ? Math.min(ms, LONGEST_RETURN_MS) : 0;
}
