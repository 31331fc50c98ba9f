/** In ms. A page in the background never paints, so the work runs after this time at the latest. */
const unpaintedMs = 300;

/** Runs work after the next paint and a delay in ms. Returns a function that cancels it. */
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
