/** Maximum of a single price, fee or order: R$ 9.999.999,99. Sums stay far below 2^53. */
export const MAX_AMOUNT_CENTS = 999_999_999;

/**
 * Converts the decimal reais that partners send to integer cents, rounded half away from zero. The correction
 * by one part in 2^40 removes errors of binary fractions, such as 1.00499… for 1.005.
 */
export function centsFromReais(reais: number): number {
  const scaled = Math.abs(reais) * 100;
  return Math.sign(reais) * Math.round(scaled + scaled * 2 ** -40) || 0;
}

/** Converts integer cents to reais with at most two decimals, for APIs with decimal amounts. */
export function reaisFromCents(cents: number): number {
  return cents / 100;
}
