/**
 * Amounts that one person may move without a second person. Support can refund small amounts immediately, but a stolen
 * session costs at most `dayCents`.
 */
export const ALONE = { maxCents: 30_000, dayCents: 100_000 } as const;

/** In cents. The maximum of a fine is never lower than this. It exists to limit the damage of a typing error. */
const MIN_FINE_LIMIT_CENTS = 100_000;

/** Maximum fine of an order, in cents: the order's total, but at least {@link MIN_FINE_LIMIT_CENTS}. */
export const largestFine = (orderTotalCents: number): number =>
  Math.max(MIN_FINE_LIMIT_CENTS, orderTotalCents);

/**
 * Actions that need a second person, in addition to manual entries of money. For 'capped', one person may act
 * alone up to {@link ALONE}.
 */
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
