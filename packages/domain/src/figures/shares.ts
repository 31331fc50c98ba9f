/** Something that is a part of a whole: its amount in any unit, never below zero. */
export interface Part {
  /** What it is, whatever its rank: a colour belongs to it. */
  key: string;
  name: string;
  amount: number;
}

/** The key of what is summed up as 'Outros'. */
export const REST_KEY = 'rest';

/**
 * Shares in tenths of a percent that add up to 1.000: the largest remainders are rounded up, the first of equals first.
 * All zero when there is nothing to share. Amounts below zero have no share.
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
 * The largest parts and one that sums up the others, largest first, equals by name; what is nothing is left out. What comes summed up
 * already ({@link REST_KEY}) is of the others.
 */
export function largestParts(parts: readonly Part[], most: number, restName: string): Part[] {
  const rest = parts.find(({ key, amount }) => key === REST_KEY && amount > 0);
  const sorted = parts
    .filter(({ key, amount }) => key !== REST_KEY && amount > 0)
    .sort((a, b) => b.amount - a.amount || a.name.localeCompare(b.name, 'pt-BR'));
  // One part alone is no 'Outros': it keeps its name.
  if (rest === undefined && sorted.length <= most + 1) return sorted;
  const amount = sorted.slice(most).reduce((sum, part) => sum + part.amount, rest?.amount ?? 0);
  return [...sorted.slice(0, most), { key: REST_KEY, name: restName, amount }];
}
