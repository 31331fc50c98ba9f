import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  getProviderSession,
  logInProvider,
  logOutProvider,
} from '@comanda/contract/provider/provider-access.calls';
import { setStanding } from './session-store.ts';

/** Asks the server who is in; when it does not answer, the page says so. */
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

/** Leaves for good: also when no answer comes nothing of the console stays on the screen. */
export async function logOut(): Promise<void> {
  await sendCall(logOutProvider, {});
  setStanding({ kind: 'out', hasEnded: false });
}
