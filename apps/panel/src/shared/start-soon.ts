/**
 * Starts something in a separate task: the page is drawn first and answers in between.
 * Returns the function that stops it, or cancels the start.
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
