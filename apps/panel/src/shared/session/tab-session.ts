import { sayWithCalls } from '@comanda/client/api/send-call.ts';
import { clearSession, clearTab, readSession, type StoredSession } from './stored-session.ts';

/** Whose tab this is: another login in the same browser never changes it. */
let own: StoredSession | null = null;
let ownText = '';
/** The server ended it: its screen stays readable behind the window that says so. */
let isEnded = false;

/**
 * The session this tab shows, the same object as long as its words are the same, as React needs it. Null when nobody is
 * logged in. Another person's login in this browser, and the end of the session, change nothing here.
 */
export function shownSession(): StoredSession | null {
  const stored = readSession();
  if (stored === null) {
    if (!isEnded) own = null;
    return own;
  }
  if (own !== null && own.sessionId !== stored.sessionId) return own;
  isEnded = false;
  const text = JSON.stringify(stored);
  if (own === null || text !== ownText) own = stored;
  ownText = text;
  return own;
}

/** The session this tab may act in; null when it is over, or the browser meanwhile belongs to another. */
export function actingSession(): StoredSession | null {
  const shown = shownSession();
  return readSession()?.sessionId === shown?.sessionId ? shown : null;
}

/** What every call says about whose it is: the server refuses it when the cookie became another's. Null: it is over. */
export function sessionClaim(): Record<string, string> | null {
  if (isEnded) return null;
  return own === null ? {} : { id_sessao: own.sessionId };
}
sayWithCalls(sessionClaim);

/**
 * Forgets a session that the server has ended: nothing of it stays in the browser, and other tabs of it leave. This tab
 * still shows whose it was. Whoever has entered meanwhile stays in.
 */
export function forgetEndedSession(): void {
  if (actingSession() !== null) clearSession();
  isEnded = true;
  clearTab();
}
