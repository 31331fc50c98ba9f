import { exportStoreAudit, listStoreAudit } from '@comanda/contract/people/audit/provider-records.calls';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readRunnerIn } from '../../../../platform/paged/define-paged.ts';
import { auditEntries } from '../audit.reads.ts';
import { exportedAudit } from '../export-audit.ts';
import { recordAudit } from '../record-audit.ts';

/** Binds the history of a store for the console, with the texts that the store's users read. */
export function bindProviderAudit(bind: Bind, { system }: { system: Database }): void {
  bind.inKnownStore(listStoreAudit, (tx, wanted, _actor, store) => auditEntries.page(tx, wanted, store));

  bind.inKnownStore(exportStoreAudit, async (tx, filter, actor, { timeZone }) => {
    const file = exportedAudit(readRunnerIn(system, tx.storeId), filter, timeZone);
    await recordAudit(tx, actor, 'privacy.history-exported', {
      details: { de: filter.from, ate: filter.to },
    });
    return file;
  });
}
