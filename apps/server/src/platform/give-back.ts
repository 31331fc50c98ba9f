/** Panels that come back after a restart are served first. */
const CALM_MS = 10_000;

/**
 * Collects once what starting left behind: a fifth of the heap, in holes. V8 goes by how fast memory was taken last, which
 * was during the start, and would leave the heap of a calm server as it is. It holds the process up once, for some 100 ms.
 * Nothing happens where Node was not given `--expose-gc`.
 */
export function giveBackWhatStartLeft(): void {
  const { gc } = globalThis;
  // The one of the last resort also drops code nobody calls any more, and closes the holes.
  setTimeout(() => void gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' }), CALM_MS).unref();
}
