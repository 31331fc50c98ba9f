import { defineArea } from '../../define-area.ts';
import { bindOldFinance } from './old-finance.routes.ts';

/** What was sold and paid out online in the system before this one. */
export const oldFinance = defineArea({
  name: 'old-finance',
  needs: ['clock', 'database'],
  tables: ['old_payouts', 'old_transactions'],
  open(bind, services) {
    bindOldFinance(bind, services);
    return {};
  },
});
