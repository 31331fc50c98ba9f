/** Wait between own attempts, after the socket stopped retrying. */
const shortestWaitMs = 1000;
const longestWaitMs = 5000;
/** Wait after a refusal for too many connections: an immediate retry would only disconnect another tab. */
const crowdedWaitMs = 60_000;

/** Plans the next attempt to connect. */
export function createRetries(connect: () => void, random: () => number) {
  let attempts = 0;
  let isCrowdedOut = false;
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
      const wait = isCrowdedOut
        ? crowdedWaitMs
        : Math.min(longestWaitMs, shortestWaitMs * 2 ** attempts * (1 + random()));
      attempts += 1;
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
  };
}
