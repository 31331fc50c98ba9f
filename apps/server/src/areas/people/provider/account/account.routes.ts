import * as calls from '@comanda/contract/people/provider/own-account.calls';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { enrolmentUri, newSecret } from '../../../../platform/second-factor/totp.ts';
import type { WindowRule } from '../../access/public.ts';
import { NO_STORE } from '../../audit/public.ts';
import type { ProviderOrigin, ProviderServices } from '../log-in.ts';
import { endProviderSessions } from '../team/team.writes.ts';
import { changeProviderPassword, openProviderLink, setProviderPassword } from './passwords.ts';
import { proveProvider } from './prove.ts';

/** Limits the codes that a person may try while setting up a second factor. */
const CONFIRMATIONS: WindowRule = { scope: 'provider.factor', limit: 20, windowSeconds: 3_600 };

/** Binds the calls of the provider's people about their own account. */
export function bindOwnAccount(
  bind: Bind,
  deps: ProviderServices,
  originOf: (address: string, reply: FastifyReply) => ProviderOrigin,
  renewToken: (reply: FastifyReply) => Promise<void>,
): void {
  const { system, clock, factors, throttles } = deps;
  const done = { message: null };

  bind(calls.proveProvider, async (input, { provider, address }, reply) => {
    await proveProvider(deps, provider, input, originOf(address, reply));
    await renewToken(reply);
    return done;
  });

  bind(calls.openProviderLink, (input, { address }) => openProviderLink(deps, input, address));
  bind(calls.setProviderPassword, (input, { address }) => setProviderPassword(deps, input, address));
  bind(calls.changeProviderPassword, async (input, { provider }) => {
    await changeProviderPassword(deps, provider, input);
    return { message: 'Senha alterada.' };
  });
  bind(calls.newProviderFactor, async (_input, { provider }) => {
    const secret = newSecret();
    return { secret, uri: enrolmentUri(secret, { issuer: 'Comanda equipe', account: provider.login }) };
  });
  bind(calls.confirmProviderFactor, async ({ secret, code }, { provider }) => {
    await throttles.hit(CONFIRMATIONS, String(provider.personId));
    const codes = await factors.confirm(provider, secret, code);
    if (codes === null) throw new AppError('provider.code-wrong');
    return codes;
  });
  bind(calls.endOtherProviderSessions, (_input, { provider: { personId, sessionId } }) =>
    system.inStore(NO_STORE, (tx) => endProviderSessions(tx, personId, clock.now(), sessionId)),
  );
}
