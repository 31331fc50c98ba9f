/** Largest amount a single price, fee or order may have: R$ 9.999.999,99. Keeps sums far from 2^53. */
export const MAX_AMOUNT_CENTS = 999_999_999;

/**
 * Converts reais (decimal, as partners send them) to integer cents, half away from zero.
 * The correction by one part in 2^40 undoes binary noise such as 1.005 → 1.00499…
 */
export function centsFromReais(reais: number): number {
  const scaled = Math.abs(reais) * 100;
  return Math.sign(reais) * Math.round(scaled + scaled * 2 ** -40) || 0;
}

/** Integer cents to reais with at most two decimals, for wires that carry decimals. */
export function reaisFromCents(cents: number): number {
  return cents / 100;
}
