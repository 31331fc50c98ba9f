import { exportAudit, listAudit, listAuditPeople } from '@comanda/contract/people/audit/audit.calls';
import { defineArea } from '../../../define-area.ts';
import { auditEntries, listPeople } from './audit.reads.ts';
import { exportedAudit } from './export-audit.ts';
import { bindProviderAccessRecords } from './provider/access-records.routes.ts';
import { bindProviderAudit } from './provider/audit.routes.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Audit log and access log. Only `recordAudit` and `recordAccess` write to them; the store's users and the provider
 * read them.
 */
export const audit = defineArea({
  name: 'audit',
  needs: ['database', 'system', 'profiles'],
  tables: ['access_records', 'audit_log'],
  open(bind, services) {
    const { database, profiles } = services;
    bindProviderAudit(bind, services);
    bindProviderAccessRecords(bind, services);
    bind(listAudit, async (wanted, { session: { storeId } }) => {
      const { timeZone } = await profiles.get(storeId);
      return database.inStore(storeId, (tx) => auditEntries.page(tx, wanted, { timeZone }));
    });
    bind.inStore(listAuditPeople, listPeople);
    bind.fileInStore(exportAudit, async (runRead, filter, session, now) => {
      const { timeZone } = await profiles.get(session.storeId);
      const file = exportedAudit(runRead, filter, timeZone);
      const details = { de: filter.from, ate: filter.to };
      await database.inStore(session.storeId, (tx) =>
        recordAudit(tx, { session, now }, 'privacy.history-exported', { details }),
      );
      return file;
    });
    return {};
  },
});
