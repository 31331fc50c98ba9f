/** A slow phone draws its first orders well after the page has loaded; what only may be needed waits until then, ms. */
const CALM_AFTER_LOAD_MS = 6_000;
/** A browser that is never idle does it all the same. */
const IDLE_AT_LATEST_MS = 3_000;

/** Ends with the last thing that was asked for. */
let line: Promise<unknown> | null = null;

/**
 * Does what can wait (fetching what may be needed later) once the start is over and whenever the browser is idle, one
 * thing after the other. Returns how not to. What fails is not worth a word: it is done again when it is needed.
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
