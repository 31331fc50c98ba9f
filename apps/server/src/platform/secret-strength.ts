/** Shortest secret, in bytes: as long as the keys made of it. */
export const SECRET_MIN_BYTES = 32;

/** Different pairs of neighbours, and different steps between them, that 32 random characters always have. */
const LEAST_PAIRS = 20;
const LEAST_STEPS = 8;

/**
 * Why a text will not do as the server's secret; null when it will. Chance cannot be proven; what is recognised is
 * what people type: repetitions of something short (few pairs) and runs along the alphabet or the digits (few steps).
 */
export function secretFault(text: string): 'too-short' | 'guessable' | null {
  if (Buffer.byteLength(text) < SECRET_MIN_BYTES) return 'too-short';
  const pairs = new Set<string>();
  const steps = new Set<number>();
  for (let at = 1; at < text.length; at += 1) {
    pairs.add(text.slice(at - 1, at + 1));
    steps.add(text.charCodeAt(at) - text.charCodeAt(at - 1));
  }
  return pairs.size < LEAST_PAIRS || steps.size < LEAST_STEPS ? 'guessable' : null;
}
