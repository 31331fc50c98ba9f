/**
 * Amounts that one person moves without a second one. Support can refund small amounts at once, and a stolen
 * session costs at most one day's limit.
 */
export const ALONE = { mostCents: 30_000, dayCents: 100_000 } as const;

/** Maximum of one fine, approved or not, unless the order's total is higher. It limits the damage of a typing error. */
const FINE_MOST_CENTS = 100_000;

/** Maximum fine of an order, in cents. */
export const largestFine = (orderTotalCents: number): number => Math.max(FINE_MOST_CENTS, orderTotalCents);

/** Actions that need a second person, besides manual money. 'capped': one person may act alone up to {@link ALONE}. */
export const APPROVED_KINDS = {
  refund: 'capped',
  fine: 'capped',
  'fine-reversed': 'capped',
  'reversal-approved': 'capped',
  invoice: 'capped',
  holder: 'always',
  commission: 'always',
  plan: 'always',
} as const;
export type ApprovedKind = keyof typeof APPROVED_KINDS;
