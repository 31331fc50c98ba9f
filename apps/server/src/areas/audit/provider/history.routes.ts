import { exportStoreHistory, listStoreHistory } from '@comanda/contract/provider/records.calls';
import { BY_TEAM } from '@comanda/domain/audit/describe-entry';
import type { Clock } from '../../../platform/clock.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { exportedHistory } from '../export-audit.ts';
import { readHistory } from '../read-audit.ts';
import { recordAudit } from '../record-audit.ts';

const PAGE = 50;

/** What was done in a store, in the words its own people read, for the console. */
export function bindProviderHistory(bind: Bind, { system, clock }: { system: Database; clock: Clock }): void {
  bind(listStoreHistory, ({ storeId, ...wanted }) =>
    inKnownStore(system, storeId, (tx, { timeZone }) => readHistory(tx, wanted, timeZone, PAGE)),
  );

  bind(exportStoreHistory, ({ storeId, ...filter }, { provider }) =>
    inKnownStore(system, storeId, async (tx, { timeZone }) => {
      const file = exportedHistory((work) => system.inStore(storeId, work), filter, timeZone);
      const details = { por: `${BY_TEAM}${provider.login}`, de: filter.from, ate: filter.to };
      await recordAudit(tx, { action: 'privacy.history-exported', userId: null, details }, clock.now());
      return file;
    }),
  );
}
