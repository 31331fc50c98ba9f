import * as calls from '@comanda/contract/people/visits/provider-visits.calls';
import * as ofStore from '@comanda/contract/people/visits/visits.calls';
import type { Clock } from '../../../platform/clock.ts';
import { messageCommand, orRefuse } from '../../../platform/command.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { linkOrigin } from '../../../platform/http/link-origin.ts';
import { endVisit } from './end-visit.ts';
import { requestVisit } from './request-visit.ts';
import { listRunningVisits, listVisitsOfStore } from './support-visits.writes.ts';

const ENDED = 'Visita encerrada.';

/** Binds the store's calls about visits: list and end. The login calls begin a visit. */
export function bindVisits(bind: Bind): void {
  bind.inStore(ofStore.listVisits, (tx, _input, _session, now) => listRunningVisits(tx, now));
  bind.inStore(
    ofStore.endVisit,
    messageCommand(
      ENDED,
      orRefuse('visit.not-found', (tx, { visitId }, { userId, userName: name, sessionId }, now) =>
        endVisit(tx, visitId, { how: 'store', name, userId, sessionId }, now),
      ),
    ),
  );
}

/** Binds the provider's calls for support visits of a store's panel. */
export function bindProviderVisits(
  bind: Bind,
  { system, clock, publicUrl }: { system: Database; clock: Clock; publicUrl: string | null },
): void {
  bind(calls.requestVisit, async ({ storeId, reason }, { provider: visitor }, { request }) => {
    const { visitId, path } = await inKnownStore(system, storeId, (tx) =>
      requestVisit(tx, { visitor, reason }, clock.now()),
    );
    // The console may have another origin, but the link must lead to the panel.
    return { visitId, link: `${linkOrigin(publicUrl, request)}${path}` };
  });
  bind.inKnownStore(calls.listVisits, listVisitsOfStore);
  bind.inKnownStore(
    calls.endVisit,
    messageCommand(
      ENDED,
      orRefuse('visit.not-found', (tx, { visitId }, { name, now }) =>
        endVisit(tx, visitId, { how: 'provider', name }, now),
      ),
    ),
  );
}
