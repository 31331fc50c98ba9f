import { exportStoreHistory, listStoreHistory } from '@comanda/contract/provider/records.calls';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { noteOf } from '../actor.ts';
import { exportedHistory } from '../export-audit.ts';
import { readHistory } from '../read-audit.ts';

const PAGE = 50;

/** What was done in a store, in the words its own people read, for the console. */
export function bindProviderHistory(bind: Bind, { system }: { system: Database }): void {
  bind.inKnownStore(listStoreHistory, (tx, wanted, _actor, { timeZone }) =>
    readHistory(tx, wanted, timeZone, PAGE),
  );

  bind.inKnownStore(exportStoreHistory, async (tx, filter, actor, { timeZone }) => {
    const file = exportedHistory((work) => system.inStore(tx.storeId, work), filter, timeZone);
    await noteOf(tx, actor, {
      action: 'privacy.history-exported',
      details: { de: filter.from, ate: filter.to },
    });
    return file;
  });
}
