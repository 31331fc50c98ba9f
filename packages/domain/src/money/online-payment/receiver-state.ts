/** State of a store at the payment provider: waiting, may sell, fully verified, or rejected. */
export const RECEIVER_STATES = ['pending', 'enabled', 'activated', 'rejected'] as const;
export type ReceiverState = (typeof RECEIVER_STATES)[number];

/** True when the store can be paid online. */
export function isReady(state: ReceiverState): boolean {
  return state === 'enabled' || state === 'activated';
}

/**
 * A state that the payment provider reported. `at` is the provider's own time in epoch ms, `reasons` the texts of a
 * rejection.
 */
export interface ReportedState {
  state: ReceiverState;
  at: number;
  reasons: readonly string[];
}

/**
 * The state after one more report. Reports may arrive in any sequence. Null: unchanged. Only a later
 * rejection makes a ready store unready: `pending` never does this, and `enabled` does not replace
 * `activated`. A report older than a rejection does not end the rejection, even after the store has sent new
 * data.
 */
export function nextReceiverState(stored: ReportedState, reported: ReportedState): ReportedState | null {
  if (reported.state === 'pending') return null;
  if (reported.state === 'rejected') return reported.at > stored.at ? reported : null;
  if (!isReady(stored.state)) return reported.at > stored.at ? reported : null;
  if (stored.state === 'activated' || reported.state === 'enabled') return null;
  return { ...reported, at: Math.max(reported.at, stored.at) };
}

/** A rejected store becomes pending again when it sends new data. */
export function waitAgain(stored: ReportedState): ReportedState {
  return stored.state === 'rejected' ? { ...stored, state: 'pending', reasons: [] } : stored;
}
