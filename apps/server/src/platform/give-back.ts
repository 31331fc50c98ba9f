/** Waits this long: panels that reconnect after a restart are served first. */
const CALM_MS = 10_000;

/**
 * Frees the memory of the start once: a fifth of the heap, in fragments. V8 sizes the heap by recent allocation, which
 * is highest at the start. It would not shrink the heap of an idle server. The collection pauses the process for some
 * 100 ms. Needs Node's `--expose-gc`.
 */
export function giveBackWhatStartLeft(): void {
  const { gc } = globalThis;
  // A last-resort collection also drops unused code and compacts the heap.
  setTimeout(() => void gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' }), CALM_MS).unref();
}
