import { addCallHeaders } from '@comanda/client/api/send-call.ts';
import { clearSession, clearTab, readSession, type StoredSession } from './stored-session.ts';

/** Session of this tab. Another login in the same browser does not change it. */
let own: StoredSession | null = null;
let ownText = '';
/** True: the server ended the session. A window explains this; the screen behind the window stays readable. */
let isEnded = false;

/**
 * Session shown in this tab. React needs the same object while its content is the same.
 * Null when logged out. Another login in this browser or the end of the session does not change it.
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

/** Session of this tab that may still send calls; null after its end or another login in this browser. */
export function actingSession(): StoredSession | null {
  const shown = shownSession();
  return readSession()?.sessionId === shown?.sessionId ? shown : null;
}

/**
 * Session id sent with every call: the server refuses the call if the cookie is another session's.
 * Null: the session has ended.
 */
export function sessionClaim(): Record<string, string> | null {
  if (isEnded) return null;
  return own === null ? {} : { id_sessao: own.sessionId };
}
addCallHeaders(sessionClaim);

/**
 * Deletes a session that the server ended; its other tabs log out. This tab still shows its names.
 * A newer session of another login is not deleted.
 */
export function forgetEndedSession(): void {
  if (actingSession() !== null) clearSession();
  isEnded = true;
  clearTab();
}
