/** State of a store in lists. */
export type StoreState = 'open' | 'paused' | 'closed' | 'suspended';

/**
 * Returns the state of a store. Suspended comes before all other states. Paused: a user closed the store for
 * a short time.
 */
export function storeState(store: { isOpen: boolean; isPaused: boolean; isSuspended: boolean }): StoreState {
  if (store.isSuspended) return 'suspended';
  if (store.isOpen) return 'open';
  return store.isPaused ? 'paused' : 'closed';
}
