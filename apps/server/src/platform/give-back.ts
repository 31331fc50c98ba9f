/** Panels that reconnect after a restart are served first. */
const CALM_MS = 10_000;

/**
 * Frees once the memory that the start left behind: a fifth of the heap, fragmented. V8 reacts to recent
 * allocation, which was highest during the start. It would never shrink the heap of a calm server. The
 * collection pauses the process once for some 100 ms. Does nothing if Node was started without `--expose-gc`.
 */
export function giveBackWhatStartLeft(): void {
  const { gc } = globalThis;
  // The last-resort collection also drops unused code and compacts the heap.
  setTimeout(() => void gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' }), CALM_MS).unref();
}
