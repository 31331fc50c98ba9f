import * as calls from '@comanda/contract/store/store/provider-registrations.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import type { Clock } from '../../../../platform/clock.ts';
import { messageCommand, orRefuse } from '../../../../platform/command.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { linkOrigin } from '../../../../platform/http/link-origin.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import { handleRegistration, registrationRequests } from '../../../people/leads/public.ts';
import { MESSAGES } from '../texts.ts';
import { makeStoreOfRequest } from './store-of-request.ts';

interface Deps {
  system: Database;
  clock: Clock;
  mails: MailQueue;
  /** The server's public origin, for links; null: the origin of each request is used. */
  publicUrl: string | null;
}

/** Maximum of rows in an answer without pages: the console of version 1.2 requests all rows at once. */
const WHOLE = 5_000;

/** Binds the calls about requests of future stores. */
export function bindProviderRegistrations(bind: Bind, deps: Deps): void {
  const { system, clock, publicUrl } = deps;
  const allStores = readerOfAll(system);
  bind(calls.listRegistrations, ({ perPage, ...wanted }) =>
    registrationRequests.page(allStores, { ...wanted, perPage: perPage ?? WHOLE }),
  );

  const handled = orRefuse('provider.unknown-request', handleRegistration);
  bind.asProvider(
    calls.answerRegistration,
    messageCommand(MESSAGES.requestAnswered, ({ request, note }, actor) =>
      handled(system, request, 'answered', { ...actor, words: note }),
    ),
  );
  bind.asProvider(
    calls.closeRegistration,
    messageCommand(MESSAGES.requestClosed, ({ request, reason }, actor) =>
      handled(system, request, 'closed', { ...actor, words: reason }),
    ),
  );

  bind(calls.makeStoreOfRequest, (input, { provider }, { request }) =>
    makeStoreOfRequest(deps, input, {
      operator: provider.login,
      name: provider.name,
      origin: linkOrigin(publicUrl, request),
      mayMakeLinks: providerMay(provider, 'people.manage'),
      now: clock.now(),
    }),
  );
}
