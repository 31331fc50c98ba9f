import { expect, it } from 'vitest';
import { beginsWithZeroBits, proofBits } from './proof-of-work.ts';

it('costs nothing at first, then a little, then more, up to a limit', () => {
  expect([1, 6, 7, 12, 24, 96, 100_000].map((count) => proofBits(count, 6))).toEqual([
    0, 0, 16, 17, 18, 20, 20,
  ]);
});

it.each([
  [[0, 0, 0xff], 16, true],
  [[0, 0, 0xff], 17, false],
  [[0, 0, 0x0f], 20, true],
  [[0, 0, 0x1f], 20, false],
  [[0, 1, 0], 16, false],
  [[], 1, false],
  [[0xff], 0, true],
] as const)('%j begins with %i zero bits: %s', (bytes, bits, answer) => {
  expect(beginsWithZeroBits(Uint8Array.from(bytes), bits)).toBe(answer);
});
