import { defineArea } from '../../../define-area.ts';
import { mailBrandingOf } from '../../../platform/mail/mail-content.ts';
import { startClosings } from './closing/closing-runs.ts';
import { bindInvoices } from './invoices.routes.ts';
import { bindProviderInvoices } from './provider/invoices.routes.ts';
import { bindPeriods } from './provider/periods.routes.ts';

/** Invoices of the provider to the store. */
export const invoices = defineArea({
  name: 'invoices',
  needs: ['approvals', 'boletos', 'clock', 'config', 'database', 'log', 'mails', 'system'],
  tables: ['invoices', 'period_failures', 'period_runs'],
  open(bind, services) {
    const { config } = services;
    bindInvoices(bind, {
      ...services,
      payee: config.pix,
      issuer: config.provider,
      brand: mailBrandingOf(config).brand,
    });
    bindProviderInvoices(bind, services);
    bindPeriods(bind, services);
    return { jobs: () => [startClosings(services)] };
  },
});
