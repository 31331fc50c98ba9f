import { exportHistory, listHistory, listHistoryPeople } from '@comanda/contract/audit/audit.calls';
import { defineArea } from '../../define-area.ts';
import { listPeople } from './audit.reads.ts';
import { exportedHistory } from './export-audit.ts';
import { bindProviderAccessRecords } from './provider/access-records.routes.ts';
import { bindProviderHistory } from './provider/history.routes.ts';
import { readHistory } from './read-audit.ts';
import { recordAudit } from './record-audit.ts';

const PAGE = 50;

/** Who changed what, and who was in: written by `recordAudit` and `recordAccess` only, read by the store's people and the provider. */
export const audit = defineArea({
  name: 'audit',
  tables: ['access_records', 'audit_log'],
  open(bind, services) {
    const { database, clock, profiles } = services;
    bindProviderHistory(bind, services);
    bindProviderAccessRecords(bind, services);
    bind(listHistory, async (wanted, { session: { storeId } }) => {
      const { timeZone } = await profiles.get(storeId);
      return database.inStore(storeId, (tx) => readHistory(tx, wanted, timeZone, PAGE));
    });
    bind.inStore(listHistoryPeople, listPeople);
    bind(exportHistory, async (filter, { session }) => {
      const { timeZone } = await profiles.get(session.storeId);
      const file = exportedHistory((work) => database.inStore(session.storeId, work), filter, timeZone);
      const details = { de: filter.from, ate: filter.to };
      await database.inStore(session.storeId, (tx) =>
        recordAudit(tx, { ...session, action: 'privacy.history-exported', details }, clock.now()),
      );
      return file;
    });
    return {};
  },
});
