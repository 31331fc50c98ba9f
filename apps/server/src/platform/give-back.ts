/** Waits this long, so that panels which reconnect after a restart are served first. */
const CALM_MS = 10_000;

/**
 * Frees memory that the server's start used, about a fifth of the heap. V8 sizes the heap by recent
 * allocations, which are highest at the start. It would not shrink the heap of an idle server. The collection
 * pauses the process for some 100 ms. Needs Node's `--expose-gc`.
 */
export function giveBackWhatStartLeft(): void {
  const { gc } = globalThis;
  // A last-resort collection also drops unused code and compacts the heap.
  setTimeout(() => void gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' }), CALM_MS).unref();
}
