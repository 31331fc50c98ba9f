import type { ProviderSessionInfo } from '@comanda/contract/people/provider/provider-access.wire';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** Status of the session, as far as this page knows. */
export type SessionStatus =
  | { kind: 'asking' }
  /** The server did not answer. */
  | { kind: 'unknown' }
  /** The user logged out, or the session ended (`hasEnded`). The server has not confirmed the logout yet. */
  | { kind: 'leaving'; hasEnded: boolean }
  /** There is no session. `hasEnded`: a session existed before. */
  | { kind: 'out'; hasEnded: boolean }
  | { kind: 'in'; session: ProviderSessionInfo };

const store = createStore<SessionStatus>(() => ({ kind: 'asking' }));

/** Must be called after login, logout, and the end of the session. */
export function setStatus(status: SessionStatus): void {
  store.setState(status, true);
}

/** Returns the current session. Null if there is none. */
export function sessionNow(): ProviderSessionInfo | null {
  const status = store.getState();
  return status.kind === 'in' ? status.session : null;
}

/** Follows the session status. It also works without a session. */
export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** Returns the current session, for screens that are shown only with a login. */
export function useProviderSession(): ProviderSessionInfo {
  const status = useSessionStatus();
  if (status.kind !== 'in') throw new Error('nobody is in');
  return status.session;
}
