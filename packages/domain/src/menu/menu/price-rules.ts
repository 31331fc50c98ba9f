export const MAX_PRICE_CENTS = 9_999_999;

/** Rules for the price that a group of options adds to the product. */
export const PRICE_RULES = ['highest', 'lowest', 'mean', 'sum', 'incremental'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** A chosen option and its quantity. Cents are integers. */
export interface Chosen {
  optionId: number;
  priceCents: number;
  quantity: number;
  /**
   * How many pieces of the option are free. Only 'sum' and 'incremental' charge by the piece; other rules
   * ignore this number.
   */
  free?: number;
}

/**
 * The price that a group adds to one product, in cents; 0 without a choice. Quantities matter for comparisons
 * and means, because a pizza can have two parts calabresa and one part quatro queijos. The mean is rounded
 * half up, once per group. With 'sum' each option counts once, for any quantity.
 */
export function groupPrice(rule: PriceRule, chosen: readonly Chosen[]): number {
  if (chosen.length === 0) return 0;
  const prices = chosen.map(({ priceCents }) => priceCents);
  switch (rule) {
    case 'highest':
      return Math.max(...prices);
    case 'lowest':
      return Math.min(...prices);
    case 'mean': {
      const parts = sumOf(chosen.map(({ quantity }) => quantity));
      // Integer arithmetic avoids errors at half a cent.
      return Math.floor((2 * timesQuantity(chosen) + parts) / (2 * parts));
    }
    case 'sum':
    case 'incremental':
      return sumOf(chosen.map((each) => chargedFor(rule, each)));
  }
}

/**
 * The share of each chosen option in the group's price, in cents, in the sequence of `chosen`. The shares add
 * up exactly to the price. Remaining cents go to the options with the largest rounding loss, on a tie to the
 * first. For 'highest' and 'lowest' the charged price is split by parts: each half gets half.
 */
export function groupShares(rule: PriceRule, chosen: readonly Chosen[]): number[] {
  if (rule === 'sum' || rule === 'incremental') return chosen.map((each) => chargedFor(rule, each));
  const total = groupPrice(rule, chosen);
  const weights =
    rule === 'mean'
      ? chosen.map(({ priceCents, quantity }) => priceCents * quantity)
      : chosen.map(({ quantity }) => quantity);
  return shareOut(total, weights);
}

/** Splits whole cents by non-negative weights, by the largest remainder. The shares add up to the total. */
export function shareOut(totalCents: number, weights: readonly number[]): number[] {
  const complete = sumOf(weights);
  if (complete === 0) return weights.map((_, at) => (at === 0 ? totalCents : 0));
  const exact = weights.map((weight) => (totalCents * weight) / complete);
  const shares = exact.map(Math.floor);
  const left = totalCents - sumOf(shares);
  const byLoss = exact
    .map((share, at) => ({ at, loss: share - Math.floor(share) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at);
  for (const { at } of byLoss.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/**
 * The price of a chosen option after its free pieces were subtracted. With the rule 'sum', any quantity of an
 * option counts as one piece.
 */
function chargedFor(rule: 'sum' | 'incremental', { priceCents, quantity, free = 0 }: Chosen): number {
  return priceCents * Math.max(0, (rule === 'sum' ? 1 : quantity) - free);
}

function timesQuantity(chosen: readonly Chosen[]): number {
  return sumOf(chosen.map(({ priceCents, quantity }) => priceCents * quantity));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
