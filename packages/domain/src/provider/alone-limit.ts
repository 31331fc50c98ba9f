/**
 * What one person moves without a second one. Support answers small amounts while the customer waits; a stolen session
 * costs at most one day's sum.
 */
export const ALONE = { mostCents: 30_000, dayCents: 100_000 } as const;

/** Of one fine, approved or not: a typing error must not cost a store a month. */
const FINE_MOST_CENTS = 100_000;

/** The largest fine of an order; cents. */
export const largestFine = (orderTotalCents: number): number => Math.max(FINE_MOST_CENTS, orderTotalCents);

/** What waits for a second person besides manual money, and whether one person does it alone up to {@link ALONE}. */
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
