import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { getProviderSession, logInProvider } from '@comanda/contract/people/provider/provider-access.calls';
import { beginLeaving, endLeaving, isLeaving } from './leaving.ts';
import { sessionNow, setStanding } from './session-store.ts';

/** Requests the session; without an answer the page says so. A logout that the server does not know comes first. */
export async function findSession(): Promise<void> {
  if (isLeaving()) return setStanding({ kind: 'leaving', hasEnded: false });
  setStanding({ kind: 'asking' });
  try {
    setStanding({ kind: 'in', session: await sendCall(getProviderSession, {}) });
  } catch (error) {
    const isOut = error instanceof ApiError && error.status === 401;
    setStanding(isOut ? { kind: 'out', hasEnded: false } : { kind: 'unknown' });
  }
}

/** Throws as every call does: {@link ApiError} when refused, OfflineError when no answer came. */
export async function logIn(typed: { login: string; password: string; code: string | null }): Promise<void> {
  const session = await sendCall(logInProvider, typed);
  endLeaving();
  setStanding({ kind: 'in', session });
}

/** Logs out at once in all tabs of this browser, also offline. `hasEnded`: the console was not used for too long. */
export function logOut({ hasEnded = false } = {}): void {
  beginLeaving();
  setStanding({ kind: 'leaving', hasEnded });
}

/** Follows a logout in another tab. Returns a function that stops it. */
export function followLogOut(): () => void {
  const follow = () => {
    if (isLeaving() && sessionNow() !== null) setStanding({ kind: 'leaving', hasEnded: false });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
