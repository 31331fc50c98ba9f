import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { exchangeTicket, logIn, logOut } from '@comanda/contract/people/access/access.calls';
import { ACCESS_ERRORS } from '@comanda/contract/people/access/access.errors';
import type { SessionInfo } from '@comanda/contract/people/access/access.wire';
import { replaceWith } from '../../../../shared/session/page-moves.ts';
import { storeSession } from '../../../../shared/session/stored-session.ts';
import { sendLogOut } from '../session/send-log-out.ts';
import type { LoginLink } from './login-link.ts';

/** The second step of a login: its code, and if this browser should be remembered. */
export interface SecondStep {
  code: string;
  remembersBrowser: boolean;
}

/** Logs in with user and password and opens the orders. Throws ApiError or OfflineError. */
export async function enterWithPassword(
  credentials: { login: string; password: string },
  second?: SecondStep,
): Promise<void> {
  await entered(() => sendCall(logIn, { ...credentials, ...second }));
}

/** Exchanges a link's one-time ticket for a session and opens the orders. Throws ApiError or OfflineError. */
export async function enterWithLink(link: LoginLink, second?: SecondStep): Promise<void> {
  const { encodedLogin, ticket } = link;
  await entered(() => sendCall(exchangeTicket, { encodedLogin, ticket, ...second }));
}

async function entered(enter: () => Promise<SessionInfo>): Promise<void> {
  // An unsent logout goes out before the login. Later its answer could delete the new session's cookie.
  await sendLogOut();
  const session = await enter();
  if (session.roles.length === 0) {
    // All roles of the session are unknown to this panel, so the user has no permissions and is logged out.
    await sendCall(logOut, {}).catch(() => undefined);
    const { status, text } = ACCESS_ERRORS['auth.no-role'];
    throw new ApiError({ status, message: text, code: 'auth.no-role', fields: [], correlationId: null });
  }
  storeSession(session);
  replaceWith('/pedidos');
}
