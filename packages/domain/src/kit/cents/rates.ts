/** A rate in millionths: 3,99 % is 39.900, without a rounding error. */
export type Millionths = number;

const WHOLE = 1_000_000;

/** `numerator / denominator` rounded to a whole number, half away from zero. Exact for integers of any size. */
function rounded(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n;
  const size = isNegative ? -numerator : numerator;
  const whole = (2n * size + denominator) / (2n * denominator);
  return Number(isNegative ? -whole : whole);
}

/**
 * Applies a rate to an amount in cents, rounded half away from zero. Call it once per order, never per line:
 * each call rounds.
 */
export function rateOf(cents: number, rate: Millionths): number {
  return rounded(BigInt(cents) * BigInt(rate), BigInt(WHOLE));
}

/** `cents × part / whole`, half away from zero; 0 when `whole` is 0. */
export function proportionOf(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const sign = whole < 0 ? -1n : 1n;
  return rounded(BigInt(cents) * BigInt(part) * sign, BigInt(whole) * sign);
}

/**
 * How much of `cents` to refund for the next `now` of `whole` parts: the rounded share of all parts so far,
 * minus the earlier refunds. All parts together therefore return exactly `cents`.
 */
export function nextShare(cents: number, parts: { before: number; now: number; whole: number }): number {
  const { before, now, whole } = parts;
  return proportionOf(cents, before + now, whole) - proportionOf(cents, before, whole);
}

/**
 * Splits an amount by weights; the parts add up to the amount. Each part is rounded down, and the remaining
 * cents go to the parts with the largest remainders (first of equals). If all weights are 0, the parts are
 * equal. `cents` may be negative; weights are non-negative integers.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) {
    if (weights.length === 0) return [];
    return splitCents(
      cents,
      weights.map(() => 1),
    );
  }
  const size = BigInt(Math.abs(cents));
  const all = BigInt(total);
  const exact = weights.map((weight) => size * BigInt(weight));
  const parts = exact.map((amount) => Number(amount / all));
  const left = Math.abs(cents) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((amount, index) => ({ index, remainder: amount % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return cents < 0 ? parts.map((part) => 0 - part) : parts;
}
