import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  getProviderSession,
  logInProvider,
  logOutProvider,
} from '@comanda/contract/people/provider/provider-access.calls';
import { setStanding } from './session-store.ts';

/** Requests the session; without an answer the page says so. */
export async function findSession(): Promise<void> {
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
  setStanding({ kind: 'in', session: await sendCall(logInProvider, typed) });
}

/**
 * Ends the session on the server, then opens the login page. If the call fails it throws, and the console
 * stays open.
 */
export async function logOut(): Promise<void> {
  await sendCall(logOutProvider, {});
  setStanding({ kind: 'out', hasEnded: false });
}
