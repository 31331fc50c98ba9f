import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { getProviderSession, logInProvider } from '@comanda/contract/people/provider/provider-access.calls';
import { finishLogOut, isLoggingOut, startLogOut } from './leaving.ts';
import { sessionNow, setStatus } from './session-store.ts';

/**
 * Requests the session. If the server does not answer, the page shows an error. An unconfirmed logout is sent
 * first.
 */
export async function findSession(): Promise<void> {
  if (isLoggingOut()) return setStatus({ kind: 'leaving', hasEnded: false });
  setStatus({ kind: 'asking' });
  try {
    setStatus({ kind: 'in', session: await sendCall(getProviderSession, {}) });
  } catch (error) {
    const isOut = error instanceof ApiError && error.status === 401;
    setStatus(isOut ? { kind: 'out', hasEnded: false } : { kind: 'unknown' });
  }
}

/** Throws like every call: {@link ApiError} for a refusal, OfflineError if the server does not answer. */
export async function logIn(typed: { login: string; password: string; code: string | null }): Promise<void> {
  const session = await sendCall(logInProvider, typed);
  finishLogOut();
  setStatus({ kind: 'in', session });
}

/**
 * Logs out in all tabs of this browser immediately, even offline. `hasEnded`: the reason is that the console
 * was not used for too long.
 */
export function logOut({ hasEnded = false } = {}): void {
  startLogOut();
  setStatus({ kind: 'leaving', hasEnded });
}

/** Follows a logout in another tab. Returns a function that stops it. */
export function followLogOut(): () => void {
  const follow = () => {
    if (isLoggingOut() && sessionNow() !== null) setStatus({ kind: 'leaving', hasEnded: false });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
