import { listInvoices, listLegacyInvoices } from '@comanda/contract/finance/invoices.calls';
import { defineArea } from '../../define-area.ts';
import { listInvoicesOf } from './invoices.reads.ts';
import { bindProviderInvoices } from './provider/invoices.routes.ts';

/** What the provider bills the store. */
export const finance = defineArea({
  name: 'finance',
  tables: ['invoices'],
  open(bind, services) {
    const { database, clock } = services;
    bind(listInvoices, ({ status }, { session }) => {
      const options = { isLegacy: false, now: clock.now() };
      return database.inStore(session.storeId, (tx) => listInvoicesOf(tx, status, options));
    });
    bind(listLegacyInvoices, (_input, { session }) => {
      const options = { isLegacy: true, now: clock.now() };
      return database.inStore(session.storeId, (tx) => listInvoicesOf(tx, null, options));
    });
    bindProviderInvoices(bind, services);
    return {};
  },
});
