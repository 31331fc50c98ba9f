import { defineArea } from '../../../define-area.ts';
import { mailBrandingOf } from '../../../platform/mail/mail-content.ts';
import { startDeadlineReminders } from './kit/remind-deadlines.ts';
import { bindSalesHistory } from './sales-history.routes.ts';

/** Sold orders with their money, requests to reverse fines, and the evidence for disputes. */
export const salesHistory = defineArea({
  name: 'sales-history',
  needs: [
    'approvals',
    'clock',
    'config',
    'database',
    'log',
    'mails',
    'pastOrders',
    'profiles',
    'sales',
    'system',
  ],
  tables: ['dispute_reminders', 'fine_reversals'],
  open(bind, services) {
    bindSalesHistory(bind, { ...services, brand: mailBrandingOf(services.config).brand });
    return { jobs: () => [startDeadlineReminders(services)] };
  },
});
