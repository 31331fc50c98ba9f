import * as calls from '@comanda/contract/provider/visits.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { findStoreInPanel } from '../login/accounts.reads.ts';
import { askForVisit } from '../visits/ask-for-visit.ts';
import { endVisit } from '../visits/end-visit.ts';
import { listVisitsOfStore } from '../visits/support-visits.writes.ts';

/** Binds how the provider's people come to read a store's panel. */
export function bindProviderVisits(bind: Bind, { system, clock }: { system: Database; clock: Clock }): void {
  const inStore = <Answer>(storeId: number, work: (tx: Transaction) => Promise<Answer>) =>
    system.inStore(storeId, async (tx) => {
      if ((await findStoreInPanel(tx)) === null) throw new AppError('provider.unknown-store');
      return work(tx);
    });

  bind(calls.askForVisit, ({ storeId, reason }, { provider: visitor }) =>
    inStore(storeId, (tx) => askForVisit(tx, { visitor, reason }, clock.now())),
  );
  bind(calls.listVisits, ({ storeId }) => inStore(storeId, listVisitsOfStore));
  bind(calls.endVisit, async ({ storeId, visitId }, { provider: { name } }) => {
    const isEnded = await inStore(storeId, (tx) =>
      endVisit(tx, visitId, { how: 'provider', name }, clock.now()),
    );
    if (!isEnded) throw new AppError('visit.not-found');
    return { message: 'Visita encerrada.' };
  });
}
