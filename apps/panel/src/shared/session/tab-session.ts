import { addCallHeaders } from '@comanda/client/api/send-call.ts';
import { clearSession, clearTab, readSession, type StoredSession } from './stored-session.ts';

/** Session of this tab. Another login in the same browser does not change it. */
let own: StoredSession | null = null;
let ownText = '';
/** True: the server ended the session. A window explains this; the screen behind the window stays readable. */
let isEnded = false;

/**
 * The session whose names this tab shows; null when logged out. Another login in this browser, or the end of
 * the session, does not change it. Returns the same object while the content is the same, as React requires.
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

/** Session of this tab that may still send calls; null after its end, or after another login in this browser. */
export function actingSession(): StoredSession | null {
  const shown = shownSession();
  return readSession()?.sessionId === shown?.sessionId ? shown : null;
}

/**
 * Session id sent with every call: the server refuses the call if the cookie belongs to another session.
 * Null: the session has ended.
 */
export function sessionClaim(): Record<string, string> | null {
  if (isEnded) return null;
  return own === null ? {} : { id_sessao: own.sessionId };
}
addCallHeaders(sessionClaim);

/**
 * Deletes this tab's session, which the server has ended; other tabs with this session log out. This tab
 * still shows the session's names. A newer session from another login is not deleted.
 */
export function forgetEndedSession(): void {
  if (actingSession() !== null) clearSession();
  isEnded = true;
  clearTab();
}
