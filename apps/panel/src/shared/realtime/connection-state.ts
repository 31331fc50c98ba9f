import { createStore, useStore } from 'zustand';

/** `connecting` only until the first connection stands or fails. */
export type ConnectionState = 'connecting' | 'online' | 'offline';

const store = createStore<ConnectionState>(() => 'connecting');

/** For the realtime client: says how the live connection stands. */
export const setConnectionState = (next: ConnectionState) => store.setState(next, true);

export const getConnectionState = store.getState;

/** Calls back at every change, with the new state. Returns how to stop. */
export const subscribeConnectionState = store.subscribe;

/** How the live connection stands, for screens. */
export const useConnectionState = () => useStore(store);
