/**
 * A browser that is asked for a proof of work looks for a number whose SHA-256, together with the challenge, begins with
 * so many zero bits: a moment for a person, a bill for who wants thousands.
 */
const FEWEST_BITS = 16;
const MOST_BITS = 20;

/** How many zero bits the `count`th call of an hour must show when `free` need none; each doubling asks one more. */
export function proofBits(count: number, free: number): number {
  if (count <= free) return 0;
  return Math.min(MOST_BITS, FEWEST_BITS + Math.floor(Math.log2(count / free)));
}

/** Whether a hash begins with at least `bits` zero bits. */
export function beginsWithZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  for (let at = 0; at < whole; at += 1) if (hash[at] !== 0) return false;
  const rest = bits % 8;
  return rest === 0 || (hash[whole] ?? 0xff) >> (8 - rest) === 0;
}

/** What is hashed: the challenge and the number somebody found for it. */
export function proofText(challenge: string, found: number): string {
  return `${challenge}.${found}`;
}
