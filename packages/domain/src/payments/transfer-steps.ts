/** Where money stands on its way to a store's account. 'returned': it was paid, and came back. */
export const TRANSFER_STATES = ['asking', 'waiting', 'paid', 'failed', 'returned'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** A step that moves money in the store's book. */
export type TransferMove = 'paid' | 'failed' | 'returned';

/**
 * The steps from what is known to what is told, in order. What failed is over, what is late moves nothing; whoever hears first that it came
 * back was paid before.
 */
export function transferSteps(known: TransferState, told: TransferState): TransferMove[] {
  if (known === 'failed' || known === 'returned') return [];
  if (known === 'paid') return told === 'returned' ? ['returned'] : [];
  if (told === 'returned') return ['paid', 'returned'];
  return told === 'paid' || told === 'failed' ? [told] : [];
}
