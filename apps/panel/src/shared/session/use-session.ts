import { useSyncExternalStore } from 'react';
import { clearSession, clearTab, readSession, type StoredSession, storeSession } from './stored-session.ts';

const listeners = new Set<() => void>();
/** The session this tab goes on showing after its end; see `forgetEndedSession`. */
let ended: StoredSession | null = null;
let known: { text: string; session: StoredSession | null } = { text: '', session: null };

/** The same object as long as the stored words are the same, as React needs it. */
function snapshot(): StoredSession | null {
  const session = readSession();
  if (session === null) return ended;
  ended = null;
  const text = JSON.stringify(session);
  if (text !== known.text) known = { text, session };
  return known.session;
}

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

/** The stored session, followed live: also when another tab logs in or out. Null when nobody is logged in. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/**
 * Forgets a session that the server has ended: nothing of it stays in the browser, and other tabs of it leave. This tab
 * still shows whose it was, so that the screen behind the window that says so stays readable.
 */
export function forgetEndedSession(): void {
  ended = snapshot();
  clearSession();
  clearTab();
}

/** Keeps a fresher session (new roles, new name) and tells this tab; other tabs hear it from the storage. */
export function renewSession(session: Parameters<typeof storeSession>[0]): void {
  storeSession(session);
  announce();
}
