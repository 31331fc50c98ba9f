/**
 * Amounts that one person moves without a second one. Support can refund small amounts at once, and a stolen
 * session costs at most one day's limit.
 */
export const ALONE = { mostCents: 30_000, dayCents: 100_000 } as const;

/** The limit of a fine, approved or not, is never lower than this. A limit bounds the damage of a typing error. */
const LEAST_FINE_LIMIT_CENTS = 100_000;

/** Maximum fine of an order, in cents: its total where that is more. */
export const largestFine = (orderTotalCents: number): number =>
  Math.max(LEAST_FINE_LIMIT_CENTS, orderTotalCents);

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
