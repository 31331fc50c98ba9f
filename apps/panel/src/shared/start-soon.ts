/**
 * Starts something in a task of its own, so that the page is on the screen before it and answers in between. Returns
 * how to stop it, or not to start it.
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
