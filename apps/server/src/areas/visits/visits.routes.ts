import * as ofStore from '@comanda/contract/access/visits.calls';
import * as calls from '@comanda/contract/provider/visits.calls';
import type { Clock } from '../../platform/clock.ts';
import { inKnownStore } from '../../platform/database/in-known-store.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { linkOrigin } from '../../platform/http/link-origin.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import { askForVisit } from './ask-for-visit.ts';
import { endVisit } from './end-visit.ts';
import { listRunningVisits, listVisitsOfStore } from './support-visits.writes.ts';

/** Binds what the store sees of visits: it lists and ends them. One begins where people log in. */
export function bindVisits(bind: Bind, { database, clock }: { database: Database; clock: Clock }): void {
  bind(ofStore.listVisits, (_input, { session }) =>
    database.inStore(session.storeId, (tx) => listRunningVisits(tx, clock.now())),
  );
  bind(ofStore.endVisit, async ({ visitId }, { session }) => {
    const { userId, userName: name, sessionId } = session;
    const isEnded = await database.inStore(session.storeId, (tx) =>
      endVisit(tx, visitId, { how: 'store', name, userId, sessionId }, clock.now()),
    );
    if (!isEnded) throw new AppError('visit.not-found');
    return { message: 'Visita encerrada.' };
  });
}

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
