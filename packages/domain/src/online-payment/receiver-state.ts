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

/**
 * The state after one more was told, in whatever order they arrive; null: it stays as it is. A readiness that was given is taken
 * back by a later rejection only: `pending` takes nothing back, `enabled` does not lower `activated`. What is older than a rejection
 * does not undo it, also once the store has answered it and waits again (`pending`, with the rejection's time).
 */
export function nextReceiverState(kept: ToldState, told: ToldState): ToldState | null {
  if (told.state === 'pending') return null;
  if (told.state === 'rejected') return told.at > kept.at ? told : null;
  if (!isReady(kept.state)) return told.at > kept.at ? told : null;
  if (kept.state === 'activated' || told.state === 'enabled') return null;
  return { ...told, at: Math.max(told.at, kept.at) };
}

/** A rejected store that sent something else waits again. */
export function waitAgain(kept: ToldState): ToldState {
  return kept.state === 'rejected' ? { ...kept, state: 'pending', reasons: [] } : kept;
}
