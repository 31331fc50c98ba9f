import { defineArea } from '../../../define-area.ts';
import { bindOldFinance } from './old-finance.routes.ts';

/** What was sold and paid out online in the system before this one. */
export const oldFinance = defineArea({
  name: 'old-finance',
  needs: [],
  tables: ['old_payouts', 'old_transactions'],
  open(bind) {
    bindOldFinance(bind);
    return {};
  },
});
