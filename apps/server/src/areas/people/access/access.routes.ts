import * as calls from '@comanda/contract/people/access/access.calls';
import type { SessionInfo } from '@comanda/contract/people/access/access.wire';
import * as passwords from '@comanda/contract/people/access/password-links.calls';
import * as recovery from '@comanda/contract/people/access/recovery.calls';
import * as visits from '@comanda/contract/people/visits/visits.calls';
import type { FastifyReply } from 'fastify';
import type { Bind } from '../../../platform/http/bind.ts';
import { readCredentials } from '../../../platform/http/credentials.ts';
import type { Requester } from '../../../platform/http/requester.ts';
import { newStoreToken, storeTokenKey } from '../../../platform/http/store-token.ts';
import { type AccessDeps, type AccessServices, createAccessServices } from './access-services.ts';
import { bindAccount } from './account/account.routes.ts';
import { readDevice, setDeviceCookie } from './devices/device-cookie.ts';
import { rememberDevice } from './devices/remember-device.ts';
import { beginVisit } from './login/begin-visit.ts';
import { describeSession } from './login/describe-session.ts';
import { logIn } from './login/log-in.ts';
import { logOut } from './login/log-out.ts';
import type { Origin } from './login/origin.ts';
import { clearSessionCookie, setSessionCookie } from './login/session-cookie.ts';
import type { SessionFacts, StartedSession } from './login/start-session.ts';
import { openPasswordLink, setPasswordByLink } from './passwords/password-links.ts';
import { savePassword } from './recovery/save-password.ts';
import { sendCode } from './recovery/send-code.ts';
import { verifyDocument } from './recovery/verify-document.ts';
import { verifyEstablishment } from './recovery/verify-establishment.ts';
import { renewToken } from './sessions/sessions.writes.ts';
import { exchangeTicket } from './tickets/exchange-ticket.ts';

/** Binds the calls of the access area. Tests pass replacements of services in `replaced`. */
export function bindAccess(bind: Bind, deps: AccessDeps, replaced: Partial<AccessServices> = {}): void {
  const services = { ...createAccessServices(deps), ...replaced };
  const cookie = { name: deps.authenticator.cookieName, isHttps: deps.isHttps };

  const originOf = ({ address }: Requester, { request }: FastifyReply): Origin => ({
    address,
    device: readDevice(request, deps.isHttps),
    userAgent: request.headers['user-agent'] ?? '',
  });

  /**
   * Remembers the browser of a user who has logged in. Failed attempts of other people then do not slow down the user's
   * next logins.
   */
  async function rememberBrowser(
    person: { storeId: number; userId: number },
    requester: Requester,
    reply: FastifyReply,
    skipsCode = false,
  ): Promise<void> {
    if (!requester.isBrowser) return;
    const token = await rememberDevice(services, person, originOf(requester, reply).device, skipsCode);
    setDeviceCookie(reply, deps.isHttps, token);
  }

  async function giveUpEarlier({ address }: Requester, { request }: FastifyReply): Promise<void> {
    const earlier = readCredentials(request, cookie.name);
    if (earlier.via === 'cookie' && earlier.token !== null) await logOut(services, earlier.token, address);
  }

  /**
   * Starts a session. A browser gets the token only in a cookie, and the browser's previous session ends.
   * Other clients get the token in the answer.
   */
  async function admit(
    session: StartedSession,
    { code, remembersBrowser = false }: { code?: string | undefined; remembersBrowser?: boolean | undefined },
    requester: Requester,
    reply: FastifyReply,
  ): Promise<SessionInfo> {
    if (!requester.isBrowser) return withSocket(session, session.token, reply);
    await giveUpEarlier(requester, reply);
    setSessionCookie(reply, cookie, session.token);
    await rememberBrowser(session, requester, reply, code !== undefined && remembersBrowser);
    return withSocket(session, null, reply);
  }

  bind(calls.logIn, async (input, requester, reply) =>
    admit(await logIn(services, input, originOf(requester, reply)), input, requester, reply),
  );
  bind(calls.exchangeTicket, async (input, requester, reply) =>
    admit(await exchangeTicket(services, input, originOf(requester, reply)), input, requester, reply),
  );
  bind(calls.getSession, async (_input, { session }, reply) =>
    withSocket(await describeSession(services, session), null, reply),
  );
  bind(calls.logOut, async (_input, { address }, reply) => {
    const { token } = readCredentials(reply.request, cookie.name);
    if (token !== null) await logOut(services, token, address);
    clearSessionCookie(reply, cookie);
    void reply.header('clear-site-data', '"cache"');
    return { message: null };
  });

  bind(visits.beginVisit, async (input, requester, reply) => {
    const session = await beginVisit(services, input, requester.address);
    if (!requester.isBrowser) return withSocket(session, session.token, reply);
    // A support visitor is no user of the store, so this browser is not remembered for the store.
    await giveUpEarlier(requester, reply);
    setSessionCookie(reply, cookie, session.token);
    return withSocket(session, null, reply);
  });
  bind(recovery.verifyDocument, (input, { address }) => verifyDocument(services, input, address));
  bind(recovery.verifyEstablishment, (input, { address }) => verifyEstablishment(services, input, address));
  bind(recovery.sendCode, (input, requester, reply) => sendCode(services, input, originOf(requester, reply)));
  bind(recovery.savePassword, async (input, requester, reply) => {
    const saved = await savePassword(services, input, requester.address);
    // If a second factor is required, the mailed code alone does not make the browser known.
    if (saved.isProven)
      await rememberBrowser({ storeId: input.storeId, userId: saved.userId }, requester, reply);
    return saved;
  });

  bindAccount(bind, services, originOf, async (storeId, reply) => {
    const { token, via } = readCredentials(reply.request, cookie.name);
    const before = token === null ? null : storeTokenKey(token);
    // Only a cookie's token is renewed: a client without cookies could not learn the new token.
    if (via !== 'cookie' || before === null) return;
    const next = newStoreToken(storeId);
    const after = storeTokenKey(next);
    if (after === null) throw new Error('a new token has no form');
    const hashes = { tokenHash: before.hash, nextHash: after.hash };
    const isRenewed = await deps.database.inStore(storeId, (tx) => renewToken(tx, hashes, deps.clock.now()));
    // Only one of two concurrent proofs renews the token. The answer of the other proof must not overwrite
    // the cookie.
    if (isRenewed) setSessionCookie(reply, cookie, next);
  });

  bind(passwords.openPasswordLink, (input, { address }) => openPasswordLink(services, input, address));
  bind(passwords.setPasswordByLink, (input, { address }) => setPasswordByLink(services, input, address));
}

/** Adds the URL of the socket to the session: the host that received this request. */
function withSocket(session: SessionFacts, token: string | null, reply: FastifyReply): SessionInfo {
  const { protocol, host } = reply.request;
  return { ...session, token, socketUrl: `${protocol}://${host}` };
}
