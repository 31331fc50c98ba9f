import * as calls from '@comanda/contract/people/provider/provider-access.calls';
import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { ProviderAuthenticator } from '../../../platform/http/admit-provider.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { createLoginGateServices, createPasswordHasher, type Throttles } from '../access/public.ts';
import { bindOwnAccount } from './account/account.routes.ts';
import { createProviderFactors } from './account/second-factor.ts';
import { logInProvider, type ProviderOrigin, type ProviderServices } from './log-in.ts';
import { logOutProvider } from './log-out.ts';
import { isPastUnderWay } from './past-under-way.reads.ts';
import { createProviderDevices } from './provider-devices.ts';
import { isTeamThere } from './provider-people.reads.ts';
import { PROVIDER_SESSION_SECONDS, renewProviderToken } from './provider-sessions.writes.ts';
import { newProviderToken, providerTokenHash } from './provider-token.ts';

interface Deps extends Pick<ProviderServices, 'system' | 'clock' | 'log'> {
  /** True when the server sends mail. */
  isMailSetUp: boolean;
  throttles: Throttles;
  providerAuthenticator: ProviderAuthenticator;
  /** The server's secret. */
  secret: string;
  /** True when served over HTTPS: cookies are then Secure. */
  isHttps: boolean;
}

/** Binds login and logout of the provider's people. */
export function bindProviderAccess(bind: Bind, deps: Deps): void {
  const services: ProviderServices = {
    ...deps,
    ...createLoginGateServices(deps),
    hasher: createPasswordHasher(),
    factors: createProviderFactors(deps),
  };
  const devices = createProviderDevices(deps);
  const originOf = (address: string, { request }: FastifyReply): ProviderOrigin => ({
    address,
    deviceOf: (personId) => devices.deviceOf(request, personId),
  });
  const { isMailSetUp } = deps;
  const { cookieName } = deps.providerAuthenticator;
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: deps.isHttps } as const;
  const leave = async (reply: FastifyReply, address: string) => {
    const token = reply.request.cookies[cookieName];
    if (token !== undefined) await logOutProvider(services, token, address);
  };

  bindOwnAccount(bind, services, originOf, async (reply) => {
    const token = reply.request.cookies[cookieName];
    if (token === undefined) return;
    const next = newProviderToken();
    const hashes = { tokenHash: providerTokenHash(token), nextHash: providerTokenHash(next) };
    // Only one of two concurrent proofs renews the token. The answer of the other proof must not overwrite
    // the cookie.
    if (await renewProviderToken(deps.system, hashes, deps.clock.now()))
      void reply.setCookie(cookieName, next, { ...cookie, maxAge: PROVIDER_SESSION_SECONDS });
  });

  bind(calls.logInProvider, async (input, { address, isBrowser }, reply) => {
    const { session, token } = await logInProvider(services, input, originOf(address, reply));
    if (isBrowser) await leave(reply, address);
    void reply.setCookie(cookieName, token, { ...cookie, maxAge: PROVIDER_SESSION_SECONDS });
    if (isBrowser) devices.remember(reply, session.personId);
    return { ...session, isMailSetUp, isPastUnderWay: await isPastUnderWay(deps.system) };
  });
  // Cached when true. The team never becomes empty again, because people are blocked and not deleted.
  let hasTeam = false;
  bind(calls.getConsoleLogin, async () => {
    hasTeam ||= await isTeamThere(deps.system);
    return hasTeam;
  });
  bind(calls.getProviderSession, async (_input, { provider }) => ({
    ...provider,
    isMailSetUp,
    isPastUnderWay: await isPastUnderWay(deps.system),
  }));
  bind(calls.logOutProvider, async (_input, { address }, reply) => {
    await leave(reply, address);
    void reply.clearCookie(cookieName, cookie).header('clear-site-data', '"cache"');
    return { message: null };
  });
}
