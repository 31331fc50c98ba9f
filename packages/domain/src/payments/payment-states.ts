/**
 * Where a charge stands. 'asking': committed, and nobody knows whether the payment provider has heard of it. 'waiting': it has, and the
 * customer has yet to pay.
 */
export const CHARGE_STATES = ['asking', 'waiting', 'refused', 'expired', 'captured'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** Where a refund stands. 'done': the money has left. */
export const REFUND_STATES = ['asking', 'waiting', 'refused', 'done'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** States that end the same thing have the same rank: the first of them stays. A Pix may be paid in the second it expires. */
const RANKS = {
  asking: 0,
  waiting: 1,
  open: 1,
  refused: 2,
  expired: 2,
  captured: 3,
  done: 3,
  won: 3,
  lost: 3,
} as const satisfies Record<ChargeState | RefundState | DisputeState, number>;

/** Whether what is told is newer than what is known: a late older state never undoes a newer one. */
export function isNewer<State extends keyof typeof RANKS>(told: State, known: State): boolean {
  return RANKS[told] > RANKS[known];
}

/** How an order was paid online, in the words partners send: what a charge is made by. */
export const CHARGE_METHODS = ['PIX', 'CREDIT', 'DEBIT', 'PICPAY', 'NUBANK'] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];

export const isCardMethod = (method: ChargeMethod): boolean => method === 'CREDIT' || method === 'DEBIT';
