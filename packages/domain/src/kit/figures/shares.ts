/** A part of a whole, with a non-negative amount in any unit. */
export interface Part {
  /** Stable id of the part. The part's colour depends on this id, not on the part's rank. */
  key: string;
  name: string;
  amount: number;
}

/** Key of the part 'Outros', which sums up the small parts. */
export const REST_KEY = 'rest';

/**
 * Shares in tenths of a percent that add up to 1.000. The shares with the largest remainders are rounded up
 * (first of equals). All shares are zero when the total is zero. Negative amounts have no share.
 */
export function sharesOf(amounts: readonly number[]): number[] {
  const counted = amounts.map((amount) => Math.max(0, amount));
  const total = counted.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return counted.map(() => 0);
  const exact = counted.map((amount) => (amount / total) * 1_000);
  const shares = exact.map(Math.floor);
  const missing = 1_000 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/**
 * The largest parts, and one part that sums up all others. Parts are sorted by amount, then by name. Parts of
 * 0 are not in the result. An existing part {@link REST_KEY} is added to the sum.
 */
export function largestParts(parts: readonly Part[], max: number, restName: string): Part[] {
  const rest = parts.find(({ key, amount }) => key === REST_KEY && amount > 0);
  const sorted = parts
    .filter(({ key, amount }) => key !== REST_KEY && amount > 0)
    .sort((a, b) => b.amount - a.amount || a.name.localeCompare(b.name, 'pt-BR'));
  // If only one part remains, the chart shows its own name instead of 'Outros'.
  if (rest === undefined && sorted.length <= max + 1) return sorted;
  const amount = sorted.slice(max).reduce((sum, part) => sum + part.amount, rest?.amount ?? 0);
  return [...sorted.slice(0, max), { key: REST_KEY, name: restName, amount }];
}
