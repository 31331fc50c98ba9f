/**
 * Starts a callback in a separate task, so that the page renders first and reacts in between.
 * Returns a function that stops it, or cancels the start.
 */
export function startSoon(start: () => () => void): () => void {
  let stop: () => void = () => undefined;
  const timer = setTimeout(() => {
    stop = start();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
