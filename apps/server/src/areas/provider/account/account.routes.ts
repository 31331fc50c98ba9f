import * as calls from '@comanda/contract/provider/own-account.calls';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { enrolmentUri, newSecret } from '../../../platform/second-factor/totp.ts';
import { NOBODYS_STORE, type WindowRule } from '../../access/public.ts';
import { endProviderSessions } from '../team/team.writes.ts';
import { findOwnAccount } from './account.writes.ts';
import {
  assertOwnPassword,
  changeProviderPassword,
  openProviderLink,
  type PasswordDeps,
  setProviderPassword,
} from './passwords.ts';
import type { ProviderFactors } from './second-factor.ts';

/** Codes tried while a factor is set up. */
const CONFIRMATIONS: WindowRule = { scope: 'provider.factor', limit: 20, windowSeconds: 3_600 };

/** Binds what everybody of the provider does with their own account. */
export function bindOwnAccount(bind: Bind, deps: PasswordDeps & { factors: ProviderFactors }): void {
  const { system, clock, factors, throttles } = deps;

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
  bind(calls.confirmProviderFactor, async ({ secret, code, password }, { provider }) => {
    const { personId } = provider;
    const account = await system.inStore(NOBODYS_STORE, (tx) => findOwnAccount(tx, personId));
    // Whoever finds a session open does not put their own phone in the place of another.
    if (account?.hasFactor) await assertOwnPassword(deps, personId, password ?? '');
    await throttles.hit(CONFIRMATIONS, String(personId));
    const codes = await factors.confirm(provider, secret, code);
    if (codes === null) throw new AppError('provider.code-wrong');
    return codes;
  });
  bind(calls.endOtherProviderSessions, (_input, { provider: { personId, sessionId } }) =>
    system.inStore(NOBODYS_STORE, (tx) => endProviderSessions(tx, personId, clock.now(), sessionId)),
  );
}
