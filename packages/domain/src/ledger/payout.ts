/**
 * Why money that is available is not sent to a store's account: the provider holds it back, the store's book does not come out and is
 * reviewed, the store is suspended, the payment provider has not approved it yet, or it has no active account.
 */
export const PAYOUT_OBSTACLES = ['held', 'in-review', 'suspended', 'not-approved', 'no-account'] as const;
export type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number];

/** What is missing until the payment provider approves a store; `review`: all was sent, and somebody looks at it. */
export const APPROVAL_LACKS = [
  ...['registration', 'turned-down', 'documents-rejected', 'documents-missing', 'review'],
] as const;
/** Why a store has no active account: a change waits its 24 hours, or none was activated. */
export const ACCOUNT_LACKS = ['account-waits', 'no-account'] as const;

/** Why a store's repasses wait: an obstacle in detail, a transfer that came back, or transfers by hand. */
export type PayoutWait =
  | Exclude<PayoutObstacle, 'not-approved' | 'no-account'>
  | (typeof APPROVAL_LACKS)[number]
  | (typeof ACCOUNT_LACKS)[number]
  | 'returned'
  | 'by-hand';

/** A repasse whose money is available: what it paid and whether a transfer of it failed. The oldest come first. */
export interface WaitingPayout {
  settlementId: number;
  payoutCents: number;
}

/**
 * Of repasses that wait, oldest first, those of which nothing is left once `leftCents` are available: money leaves the oldest first. What is
 * left of one in part keeps waiting for its rest.
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
