/** The most anything of the menu may cost by itself. */
export const MAX_PRICE_CENTS = 9_999_999;

/** How a group of options adds to a price. */
export const PRICE_RULES = ['highest', 'lowest', 'mean', 'sum', 'incremental'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** An option somebody chose, and how many times. Cents are integers. */
export interface Chosen {
  optionId: number;
  priceCents: number;
  /** From 1. */
  quantity: number;
}

/**
 * What a group adds to the price of one product, in cents; nothing chosen adds nothing. Options chosen several times count
 * as often where they are compared or averaged (a pizza of two parts calabresa and one part quatro queijos). The mean is
 * rounded half up, once for the group. With 'sum' each option counts once however often it was chosen.
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
      // In whole numbers: half a cent must not depend on binary fractions.
      return Math.floor((2 * timesQuantity(chosen) + parts) / (2 * parts));
    }
    case 'sum':
      return sumOf(prices);
    case 'incremental':
      return timesQuantity(chosen);
  }
}

/**
 * What each chosen option has of the group's price, in cents, in the same order; together they are the price to the cent.
 * What rounding leaves goes to those that lost most by it, the first of equals first. A rule that charges one option
 * ('highest', 'lowest') gives it the parts the customer got: a half at the price of the dearer one is half of that.
 */
export function groupShares(rule: PriceRule, chosen: readonly Chosen[]): number[] {
  if (rule === 'sum') return chosen.map(({ priceCents }) => priceCents);
  if (rule === 'incremental') return chosen.map(({ priceCents, quantity }) => priceCents * quantity);
  const total = groupPrice(rule, chosen);
  const weights =
    rule === 'mean'
      ? chosen.map(({ priceCents, quantity }) => priceCents * quantity)
      : chosen.map(({ quantity }) => quantity);
  return shareOut(total, weights);
}

/** Splits whole cents by weights (not negative), by the largest remainder: the shares are the total. */
export function shareOut(totalCents: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? totalCents : 0));
  const exact = weights.map((weight) => (totalCents * weight) / whole);
  const shares = exact.map(Math.floor);
  const left = totalCents - sumOf(shares);
  const byLoss = exact
    .map((share, at) => ({ at, loss: share - Math.floor(share) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at);
  for (const { at } of byLoss.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

function timesQuantity(chosen: readonly Chosen[]): number {
  return sumOf(chosen.map(({ priceCents, quantity }) => priceCents * quantity));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
