/** State of a transfer to a store's account. 'returned': paid, then sent back by the bank. */
export const TRANSFER_STATES = ['asking', 'waiting', 'paid', 'failed', 'returned'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** A step that moves money in the store's ledger. */
export type TransferMove = 'paid' | 'failed' | 'returned';

/**
 * The steps from the known state to the reported state, one after the other. A failed transfer is final: a
 * later report moves no money. If the first report is a return, the payment is posted before the return.
 */
export function transferSteps(known: TransferState, reported: TransferState): TransferMove[] {
  if (known === 'failed' || known === 'returned') return [];
  if (known === 'paid') return reported === 'returned' ? ['returned'] : [];
  if (reported === 'returned') return ['paid', 'returned'];
  return reported === 'paid' || reported === 'failed' ? [reported] : [];
}
