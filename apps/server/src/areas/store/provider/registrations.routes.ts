import * as calls from '@comanda/contract/provider/registrations.calls';
import { providerMay } from '@comanda/domain/provider/permissions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { linkOrigin } from '../../../platform/http/link-origin.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { handleRegistration, listRegistrations } from '../../leads/public.ts';
import { MESSAGES } from '../texts.ts';
import { makeStoreOfRequest } from './store-of-request.ts';

interface Deps {
  system: Database;
  clock: Clock;
  mails: MailQueue;
  /** Where people reach this server, as its links name it; null: as this request did. */
  publicUrl: string | null;
}

/** Binds what becomes of the wishes of future stores. */
export function bindProviderRegistrations(bind: Bind, deps: Deps): void {
  const { system, clock, publicUrl } = deps;
  bind(calls.listRegistrations, (wanted) => listRegistrations(system, wanted));

  bind(calls.answerRegistration, async ({ request, note }, { provider }) => {
    const by = { operator: provider.login, now: clock.now(), words: note };
    if (!(await handleRegistration(system, request, 'answered', by)))
      throw new AppError('provider.unknown-request');
    return { message: MESSAGES.requestAnswered };
  });
  bind(calls.closeRegistration, async ({ request, reason }, { provider }) => {
    const by = { operator: provider.login, now: clock.now(), words: reason };
    if (!(await handleRegistration(system, request, 'closed', by)))
      throw new AppError('provider.unknown-request');
    return { message: MESSAGES.requestClosed };
  });

  bind(calls.makeStoreOfRequest, (wish, { provider }, { request }) =>
    makeStoreOfRequest(deps, wish, {
      operator: provider.login,
      name: provider.name,
      origin: linkOrigin(publicUrl, request),
      mayMakeLinks: providerMay(provider, 'people.manage'),
      now: clock.now(),
    }),
  );
}
