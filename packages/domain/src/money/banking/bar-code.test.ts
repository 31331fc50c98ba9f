import { expect, it } from 'vitest';
import { barsOf } from './bar-code.ts';

/** Weights of the five elements of a digit. The weights of the wide elements add up to the digit; 11 means 0. */
const WEIGHTS = [1, 2, 4, 7, 0];

/** Decodes bars by their weights, independently of the table under test. */
function read(bars: readonly number[]): string {
  const inner = bars.slice(4, -3);
  let digits = '';
  for (let at = 0; at < inner.length; at += 10)
    for (const side of [0, 1]) {
      const sum = WEIGHTS.reduce(
        (total, weight, place) => total + ((inner[at + 2 * place + side] ?? 0) > 1 ? weight : 0),
        0,
      );
      digits += String(sum === 11 ? 0 : sum);
    }
  return digits;
}

it.each(['23791165600000054871234500000000054870009000', '0123456789', '00'])('%s reads back', (digits) => {
  const bars = barsOf(digits);
  expect(read(bars)).toBe(digits);
  expect([bars.slice(0, 4), bars.slice(-3)]).toEqual([
    [1, 1, 1, 1],
    [3, 1, 1],
  ]);
});

it('the 44 digits of a boleto are 405 narrow bars wide', () => {
  expect(barsOf('0'.repeat(44)).reduce((sum, width) => sum + width, 0)).toBe(405);
  expect(() => barsOf('123')).toThrow(RangeError);
});
