/** How the payment provider stands to a store: it waits, may sell, is fully checked, or was turned down. */
export const RECEIVER_STATES = ['pending', 'enabled', 'activated', 'rejected'] as const;
export type ReceiverState = (typeof RECEIVER_STATES)[number];

/** The store can be paid online. */
export function isReady(state: ReceiverState): boolean {
  return state === 'enabled' || state === 'activated';
}

/** A state as it was told: `at` is the teller's own time in epoch ms, `reasons` the words of a rejection. */
export interface ToldState {
  state: ReceiverState;
  at: number;
  reasons: readonly string[];
}

const RANK: Readonly<Record<ReceiverState, number>> = { pending: 0, rejected: 1, enabled: 2, activated: 3 };

/**
 * The state after one more was told, in whatever order they arrive; null: it stays as it is. What is later counts, of the same
 * moment the higher rank. `pending` never takes anything back, `enabled` never lowers `activated`: a readiness that was given is revoked by
 * a later rejection only.
 */
export function nextReceiverState(kept: ToldState, told: ToldState): ToldState | null {
  if (told.state === kept.state) return told.at > kept.at && told.state === 'rejected' ? told : null;
  const isHigher = RANK[told.state] > RANK[kept.state];
  if (kept.state === 'rejected' || told.state === 'rejected') {
    if (told.state === 'pending') return null;
    return told.at > kept.at || (told.at === kept.at && isHigher) ? told : null;
  }
  return isHigher ? told : null;
}
