/**
 * State of a charge. 'asking': committed here, but the payment provider may not know it. 'waiting': the provider knows
 * it, and the customer has not paid yet.
 */
export const CHARGE_STATES = ['asking', 'waiting', 'refused', 'expired', 'captured'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** State of a refund. 'done': the money has left. */
export const REFUND_STATES = ['asking', 'waiting', 'refused', 'done'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/**
 * All final states have the same rank, so the first final state stays. This matters because a Pix may be paid
 * in the second when it expires.
 */
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

/** True when the reported state is newer than the known one. Late reports of older states change nothing. */
export function isNewer<State extends keyof typeof RANKS>(reported: State, known: State): boolean {
  return RANKS[reported] > RANKS[known];
}

/** Payment methods of a charge, in the words of partners. */
export const CHARGE_METHODS = ['PIX', 'CREDIT', 'DEBIT', 'PICPAY', 'NUBANK'] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];

export const isCardMethod = (method: ChargeMethod): boolean => method === 'CREDIT' || method === 'DEBIT';
