/**
 * The reason why available money is not sent to a store's account.
 * - `held`: the provider stopped payouts.
 * - `in-review`: a person checks a difference of the ledger.
 * - `suspended`: the store is suspended.
 * - `not-approved`: the payment provider has not approved the store.
 * - `no-account`: the store has no active account.
 */
export const PAYOUT_OBSTACLES = ['held', 'in-review', 'suspended', 'not-approved', 'no-account'] as const;
export type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number];

/** Missing steps before the payment provider approves a store. `review`: all data was sent and is under review. */
export const APPROVAL_LACKS = [
  ...['registration', 'turned-down', 'documents-rejected', 'documents-missing', 'review'],
] as const;
/**
 * The reason why a store has no active account: a change still waits 24 hours, or no account was ever
 * activated.
 */
export const ACCOUNT_LACKS = ['account-waits', 'no-account'] as const;

/** The reason why a store's settlements wait: an obstacle in detail, a returned transfer, or manual transfers. */
export type PayoutWait =
  | Exclude<PayoutObstacle, 'not-approved' | 'no-account'>
  | (typeof APPROVAL_LACKS)[number]
  | (typeof ACCOUNT_LACKS)[number]
  | 'returned'
  | 'by-hand';

/**
 * A settlement with available money. `hasFailed`: a transfer of the settlement failed. Lists begin with the
 * oldest settlement.
 */
export interface WaitingPayout {
  settlementId: number;
  payoutCents: number;
}

/**
 * The settlements that are completely paid out if `leftCents` are still available. Transfers use the money of
 * the oldest settlement first. A partly paid settlement still waits.
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
