import { defineArea } from '../../../define-area.ts';
import { mailHouseOf } from '../../../platform/mail/mail-content.ts';
import { startDeadlineReminders } from './kit/remind-deadlines.ts';
import { bindSalesHistory } from './sales-history.routes.ts';

/** What was sold, order by order, with its money; fines stores ask back, and the evidence of what is contested. */
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
    bindSalesHistory(bind, { ...services, brand: mailHouseOf(services.config).brand });
    return { jobs: () => [startDeadlineReminders(services)] };
  },
});
