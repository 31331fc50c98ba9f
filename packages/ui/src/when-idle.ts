/** Ms after load. A slow phone is still rendering its first orders, so early loading waits until then. */
const CALM_AFTER_LOAD_MS = 6_000;
/** Maximum wait in ms for a browser that is never idle. */
const IDLE_AT_LATEST_MS = 3_000;

/** The last task of the queue. */
let line: Promise<unknown> | null = null;

/**
 * Runs work in idle time after the start, one task after the other, e.g. early loading of code.
 * Returns a function that cancels it. Failures are ignored, because the work is repeated when needed.
 */
export function whenIdle(work: () => unknown): () => void {
  let isOff = false;
  line = (line ?? calm())
    .then(idle)
    .then(() => (isOff ? undefined : work()))
    .catch(() => undefined);
  return () => {
    isOff = true;
  };
}

function calm(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, CALM_AFTER_LOAD_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(resolve, { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(resolve, 200);
  });
}
