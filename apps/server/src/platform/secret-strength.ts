/** Minimum length of a secret in bytes: the length of the keys derived from it. */
export const SECRET_MIN_BYTES = 32;

/**
 * Minimum of different pairs of neighbouring characters, and of different distances between neighbours. 32
 * random characters always have more.
 */
const MIN_PAIRS = 20;
const MIN_STEPS = 8;

/**
 * The reason why a text cannot be the server's secret; null when it can. Randomness cannot be proven, but
 * typed secrets can be recognised. They repeat a short text (few pairs), or follow the alphabet or the digits
 * (few distances).
 */
export function secretFault(text: string): 'too-short' | 'guessable' | null {
  if (Buffer.byteLength(text) < SECRET_MIN_BYTES) return 'too-short';
  const pairs = new Set<string>();
  const steps = new Set<number>();
  for (let at = 1; at < text.length; at += 1) {
    pairs.add(text.slice(at - 1, at + 1));
    steps.add(text.charCodeAt(at) - text.charCodeAt(at - 1));
  }
  return pairs.size < MIN_PAIRS || steps.size < MIN_STEPS ? 'guessable' : null;
}
