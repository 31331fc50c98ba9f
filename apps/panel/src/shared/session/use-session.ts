import { useSyncExternalStore } from 'react';
import { beginLeaving, clearTab, type StoredSession, storeSession } from './stored-session.ts';
import { shownSession } from './tab-session.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** The session of this tab, followed live: also when another tab logs out. Null when nobody is logged in. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(subscribe, shownSession, shownSession);
}

/** Keeps a fresher session (new roles, new name) and tells this tab; other tabs hear it from the storage. */
export function renewSession(session: Parameters<typeof storeSession>[0]): void {
  storeSession(session);
  announce();
}

/** Ends the session in this browser at once, in this tab and the others; `path` opens when the server knows. */
export function leaveSession(path: string): void {
  beginLeaving(path);
  clearTab();
  announce();
}
