/** Wait in ms between our own attempts, after the socket's library has stopped retrying. */
const shortestWaitMs = 1000;
const longestWaitMs = 5000;
/**
 * Wait in ms after a refusal because of too many connections. An immediate retry would only disconnect
 * another tab.
 */
const crowdedWaitMs = 60_000;

/** Plans the next attempt to connect. */
export function createRetries(connect: () => void, random: () => number) {
  let attempts = 0;
  let isCrowdedOut = false;
  let returnMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    isCrowdedOut = false;
  };
  const now = () => {
    stop();
    connect();
  };
  return {
    now,
    later: () => {
      clearTimeout(timer);
      const waitMs = Math.min(longestWaitMs, shortestWaitMs * 2 ** attempts * (1 + random()));
      const wait = isCrowdedOut ? crowdedWaitMs : (returnMs ?? waitMs);
      if (returnMs === null) attempts += 1;
      returnMs = null;
      timer = setTimeout(now, wait);
    },
    stop,
    succeeded: () => {
      attempts = 0;
    },
    crowdedOut: () => {
      isCrowdedOut = true;
    },
    isCrowdedOut: () => isCrowdedOut,
    /**
     * The server shuts down and names a wait in ms. The next attempt starts after this wait instead of our
     * own.
     */
    returnAfter: (ms: number) => {
      returnMs = ms;
    },
  };
}
