/**
 * Push event before a server stops: each client closes its connection and opens it again after `volte_em`
 * milliseconds. The server spreads these times, so that another server does not get all clients at once.
 */
export const SERVER_LEAVES = 'servidor-sai';

export interface LeavingPushes {
  [SERVER_LEAVES](how: { volte_em: number }): void;
}

/** Maximum wait before a client returns, in milliseconds. */
export const LONGEST_RETURN_MS = 10_000;
/** Wait in ms between two clients, if there are few clients: 200 clients per second. */
const BETWEEN_MS = 5;

/** Returns the wait in milliseconds for each of `count` clients, spread evenly over at most ten seconds. */
export function returnDelays(count: number): number[] {
  const step = Math.min(BETWEEN_MS, LONGEST_RETURN_MS / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => Math.round(index * step));
}

/** The wait in milliseconds that a push event requests; 0 if its value is unusable. */
export function returnDelayOf(pushed: unknown): number {
  const { volte_em: ms } = (pushed ?? {}) as { volte_em?: unknown };
  return typeof ms === 'number' && ms > 0 ? Math.min(ms, LONGEST_RETURN_MS) : 0;
}
