import * as calls from '@comanda/contract/provider/visits.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { linkOrigin } from '../../../platform/http/link-origin.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { askForVisit } from '../visits/ask-for-visit.ts';
import { endVisit } from '../visits/end-visit.ts';
import { listVisitsOfStore } from '../visits/support-visits.writes.ts';
import { inKnownStore } from './in-known-store.ts';

/** Binds how the provider's people come to read a store's panel. */
export function bindProviderVisits(
  bind: Bind,
  { system, clock, publicUrl }: { system: Database; clock: Clock; publicUrl: string | null },
): void {
  bind(calls.askForVisit, async ({ storeId, reason }, { provider: visitor }, { request }) => {
    const { visitId, path } = await inKnownStore(system, storeId, (tx) =>
      askForVisit(tx, { visitor, reason }, clock.now()),
    );
    // The console may live at an address of its own.
    return { visitId, link: `${linkOrigin(publicUrl, request)}${path}` };
  });
  bind(calls.listVisits, ({ storeId }) => inKnownStore(system, storeId, listVisitsOfStore));
  bind(calls.endVisit, async ({ storeId, visitId }, { provider: { name } }) => {
    const isEnded = await inKnownStore(system, storeId, (tx) =>
      endVisit(tx, visitId, { how: 'provider', name }, clock.now()),
    );
    if (!isEnded) throw new AppError('visit.not-found');
    return { message: 'Visita encerrada.' };
  });
}
