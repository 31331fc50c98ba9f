/**
 * Milliseconds after the load event. A slow phone still renders its first orders, so early loading waits
 * until then.
 */
const CALM_AFTER_LOAD_MS = 6_000;
/** If the browser is never idle, work starts after this many milliseconds. */
const IDLE_AT_LATEST_MS = 3_000;

/** Resolves after the last queued task. */
let line: Promise<unknown> | null = null;

/**
 * Runs work in idle time after the start, one task after another, e.g. early loading of code. Returns a
 * function that cancels it. A failure is ignored, because the work is done again when it is needed.
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
