import { useSyncExternalStore } from 'react';
import { clearTab, type StoredSession, startLogOut, storeSession } from './stored-session.ts';
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

/** Hook: the session of this tab; null when logged out. Also changes after a logout in another tab. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(subscribe, shownSession, shownSession);
}

/** Saves newer session data (roles, name) and notifies this tab; other tabs get the storage event. */
export function renewSession(session: Parameters<typeof storeSession>[0]): void {
  storeSession(session);
  announce();
}

/** Logs out immediately in all tabs of this browser. `path` opens after the server's confirmation. */
export function leaveSession(path: string): void {
  startLogOut(path);
  clearTab();
  announce();
}
