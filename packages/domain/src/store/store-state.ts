/** What a list says of a store at a glance. */
export type StoreState = 'open' | 'paused' | 'closed' | 'suspended';

/** A suspended store is nothing else; a paused one was closed by somebody for a short while. */
export function storeState(store: { isOpen: boolean; isPaused: boolean; isSuspended: boolean }): StoreState {
  if (store.isSuspended) return 'suspended';
  if (store.isOpen) return 'open';
  return store.isPaused ? 'paused' : 'closed';
}
