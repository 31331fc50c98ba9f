import type { ProviderSessionInfo } from '@comanda/contract/provider/provider-access.wire';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** Who is in, as far as this page knows. */
export type Standing =
  | { kind: 'asking' }
  /** The server did not answer. */
  | { kind: 'unknown' }
  /** `hasEnded`: somebody was in and no longer is. */
  | { kind: 'out'; hasEnded: boolean }
  | { kind: 'in'; session: ProviderSessionInfo };

const store = createStore<Standing>(() => ({ kind: 'asking' }));

/** For whoever comes in, leaves, or is sent out. */
export function setStanding(standing: Standing): void {
  store.setState(standing, true);
}

/** The session as it stands now; null when nobody is in. */
export function sessionNow(): ProviderSessionInfo | null {
  const standing = store.getState();
  return standing.kind === 'in' ? standing.session : null;
}

/** Who is in, followed; also while nobody is, or it is not known yet. */
export function useStanding(): Standing {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** Who is in, on screens that show nothing to anybody else. */
export function useProviderSession(): ProviderSessionInfo {
  const standing = useStanding();
  if (standing.kind !== 'in') throw new Error('nobody is in');
  return standing.session;
}
