/** State of a transfer to a store's account. 'returned': it was paid and came back. */
export const TRANSFER_STATES = ['asking', 'waiting', 'paid', 'failed', 'returned'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** A step that moves money in the store's book. */
export type TransferMove = 'paid' | 'failed' | 'returned';

/**
 * The steps from the known to the reported state, in order. A failed transfer is final, and a late report moves
 * nothing. If the first report is a return, the payment is posted before it.
 */
export function transferSteps(known: TransferState, told: TransferState): TransferMove[] {
  if (known === 'failed' || known === 'returned') return [];
  if (known === 'paid') return told === 'returned' ? ['returned'] : [];
  if (told === 'returned') return ['paid', 'returned'];
  return told === 'paid' || told === 'failed' ? [told] : [];
}
