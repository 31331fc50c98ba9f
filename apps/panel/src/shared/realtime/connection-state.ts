import { useSyncExternalStore } from 'react';

/** `connecting` only until the first connection stands or fails. */
export type ConnectionState = 'connecting' | 'online' | 'offline';

let current: ConnectionState = 'connecting';
const listeners = new Set<(state: ConnectionState) => void>();

/** For the realtime client: says how the live connection stands. */
export function setConnectionState(next: ConnectionState): void {
  if (next === current) return;
  current = next;
  for (const listener of [...listeners]) listener(next);
}

export function getConnectionState(): ConnectionState {
  return current;
}

/** Calls back at every change, with the new state. Returns how to stop. */
export function subscribeConnectionState(listener: (state: ConnectionState) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How the live connection stands, for screens. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribeConnectionState, getConnectionState, getConnectionState);
}
