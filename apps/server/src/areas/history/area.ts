import { exportHistory, listHistory, listHistoryPeople } from '@comanda/contract/history/history.calls';
import { defineArea } from '../../define-area.ts';
import { recordAudit } from '../access/public.ts';
import { exportedHistory } from './export-history.ts';
import { listPeople } from './history.reads.ts';
import { bindProviderHistory } from './provider/history.routes.ts';
import { readHistory } from './read-history.ts';

const PAGE = 50;

/** The audit log as the store's people read it. It is written by `recordAudit` only. */
export const history = defineArea({
  name: 'history',
  tables: [],
  open(bind, services) {
    const { database, clock, profiles } = services;
    bindProviderHistory(bind, services);
    bind(listHistory, async (wanted, { session: { storeId } }) => {
      const { timeZone } = await profiles.get(storeId);
      return database.inStore(storeId, (tx) => readHistory(tx, wanted, timeZone, PAGE));
    });
    bind(listHistoryPeople, (_input, { session }) => database.inStore(session.storeId, listPeople));
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
