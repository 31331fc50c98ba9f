import { forgetEndedSession } from '../../shared/session/tab-session.ts';
import { problemStore } from './problem-store.ts';

/** Deletes the session immediately and opens a window with this title and a button that leads to the login. */
export function endSession(title: string): void {
  forgetEndedSession();
  problemStore.open({ kind: 'session-ended', title });
}
