import { forgetEndedSession } from '../../shared/session/tab-session.ts';
import { problemStore } from './problem-store.ts';

/** The server refused the session: it is forgotten at once, and a window with that title leads to the login. */
export function endSession(title: string): void {
  forgetEndedSession();
  problemStore.open({ kind: 'session-ended', title });
}
