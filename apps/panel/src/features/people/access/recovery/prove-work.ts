import { beginsWithZeroBits, proofText } from '@comanda/domain/people/access/proof-of-work';
import { sha256 } from '@noble/hashes/sha2.js';

/** Maximum time in ms of hashing without a break, so that the page can render and handle input. */
const SLICE_MS = 12;

/**
 * Solves a challenge of the server by hashing, which takes a second or two on a cheap phone. Runs on the main
 * thread in short slices: the content security policy allows no workers, and plain HTTP has no
 * `crypto.subtle`.
 */
export async function proveWork(challenge: string): Promise<string> {
  const bits = Number(challenge.split('.')[1]);
  const encoder = new TextEncoder();
  let sliceEnds = performance.now() + SLICE_MS;
  for (let found = 0; ; found += 1) {
    const proof = proofText(challenge, found);
    if (beginsWithZeroBits(sha256(encoder.encode(proof)), bits)) return proof;
    if (found % 64 === 0 && performance.now() > sliceEnds) {
      await nextTask();
      sliceEnds = performance.now() + SLICE_MS;
    }
  }
}

/** Resolves after the browser's waiting tasks. A timer would add 4 ms each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
