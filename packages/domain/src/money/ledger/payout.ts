/**
 * Why available money is not sent to a store's account. `held`: the provider stopped payouts. `in-review`: the
 * book has a difference under review. `suspended`: the store is suspended. `not-approved`: the payment provider
 * has not approved the store. `no-account`: the store has no active account.
 */
export const PAYOUT_OBSTACLES = ['held', 'in-review', 'suspended', 'not-approved', 'no-account'] as const;
export type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number];

/** Missing steps before the payment provider approves a store. `review`: everything was sent and is being reviewed. */
export const APPROVAL_LACKS = [
  ...['registration', 'turned-down', 'documents-rejected', 'documents-missing', 'review'],
] as const;
/** Why a store has no active account: a change waits its 24 hours, or none was activated. */
export const ACCOUNT_LACKS = ['account-waits', 'no-account'] as const;

/** Why a store's settlements wait: an obstacle in detail, a returned transfer, or manual transfers. */
export type PayoutWait =
  | Exclude<PayoutObstacle, 'not-approved' | 'no-account'>
  | (typeof APPROVAL_LACKS)[number]
  | (typeof ACCOUNT_LACKS)[number]
  | 'returned'
  | 'by-hand';

/** A settlement with available money, and whether a transfer of it failed. Lists begin with the oldest. */
export interface WaitingPayout {
  settlementId: number;
  payoutCents: number;
}

/**
 * The waiting settlements (oldest first) that are fully paid out when `leftCents` remain available. Money leaves
 * the oldest first. A partly paid settlement waits for its rest.
 */
export function paidOutBy(waiting: readonly WaitingPayout[], leftCents: number): number[] {
  let newerCents = 0;
  const over: number[] = [];
  for (const { settlementId, payoutCents } of waiting.toReversed()) {
    if (newerCents >= leftCents) over.push(settlementId);
    newerCents += payoutCents;
  }
  return over.toReversed();
}
