/** A page in the background paints nothing: there the work is done after this time. */
const unpaintedMs = 300;

/** Runs something once the browser has painted what was just changed, and so many ms later. Returns how not to. */
export function afterPaint(run: () => void, delayMs = 0): () => void {
  let timer = setTimeout(runNow, unpaintedMs + delayMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(runNow, delayMs);
  });
  function runNow(): void {
    cancelAnimationFrame(frame);
    run();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
