import { listInvoices, listLegacyInvoices } from '@comanda/contract/finance/invoices.calls';
import { defineArea } from '../../define-area.ts';
import { startClosings } from './closing/closing-runs.ts';
import { listInvoicesOf } from './invoices.reads.ts';
import { bindProviderInvoices } from './provider/invoices.routes.ts';

/** What the provider bills the store. */
export const finance = defineArea({
  name: 'finance',
  needs: ['boletos', 'clock', 'database', 'invoiceLedger', 'log', 'mails', 'system'],
  tables: ['invoices', 'period_failures', 'period_runs'],
  open(bind, services) {
    bind.inStore(listInvoices, (tx, { status }, _session, now) =>
      listInvoicesOf(tx, status, { isLegacy: false, now }),
    );
    bind.inStore(listLegacyInvoices, (tx, _input, _session, now) =>
      listInvoicesOf(tx, null, { isLegacy: true, now }),
    );
    bindProviderInvoices(bind, services);
    return { jobs: () => [startClosings(services)] };
  },
});
