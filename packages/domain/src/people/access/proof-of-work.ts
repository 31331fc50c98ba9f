/**
 * Limits of a browser's proof of work. The browser searches for a number: the SHA-256 of challenge and number
 * must begin with this many zero bits. A user waits a moment for one call, but thousands of calls become
 * expensive.
 */
const FEWEST_BITS = 16;
const MAX_BITS = 20;

/**
 * Required zero bits for the `count`th call of an hour. The first `free` calls need none. Each doubling of the count
 * adds one bit.
 */
export function proofBits(count: number, free: number): number {
  if (count <= free) return 0;
  return Math.min(MAX_BITS, FEWEST_BITS + Math.floor(Math.log2(count / free)));
}

/** True when a hash begins with at least `bits` zero bits. */
export function beginsWithZeroBits(hash: Uint8Array, bits: number): boolean {
  const complete = Math.floor(bits / 8);
  for (let at = 0; at < complete; at += 1) if (hash[at] !== 0) return false;
  const rest = bits % 8;
  return rest === 0 || (hash[complete] ?? 0xff) >> (8 - rest) === 0;
}

/** Returns the text to hash: the challenge and the found number. */
export function proofText(challenge: string, found: number): string {
  return `${challenge}.${found}`;
}
