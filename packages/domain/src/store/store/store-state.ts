/** State of a store in lists. */
export type StoreState = 'open' | 'paused' | 'closed' | 'suspended';

/** A suspended store has no other state. Paused: a user closed the store for a short time. */
export function storeState(store: { isOpen: boolean; isPaused: boolean; isSuspended: boolean }): StoreState {
  if (store.isSuspended) return 'suspended';
  if (store.isOpen) return 'open';
  return store.isPaused ? 'paused' : 'closed';
}
