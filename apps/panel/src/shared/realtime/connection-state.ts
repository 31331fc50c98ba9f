import { createStore, useStore } from 'zustand';

/** `connecting` only until the first connection succeeds or fails. */
export type ConnectionState = 'connecting' | 'online' | 'offline';

const store = createStore<ConnectionState>(() => 'connecting');

/** Sets the state; only for the realtime client. */
export const setConnectionState = (next: ConnectionState) => store.setState(next, true);

export const getConnectionState = store.getState;

/** Calls back with the new state at every change. Returns the function that stops it. */
export const subscribeConnectionState = store.subscribe;

/** Hook: state of the live connection. */
export const useConnectionState = () => useStore(store);
