import { defineArea } from '../../../define-area.ts';
import { bindOldFinance } from './old-finance.routes.ts';

/** Online sales and payouts of the old system. */
export const oldFinance = defineArea({
  name: 'old-finance',
  needs: [],
  tables: ['old_payouts', 'old_transactions'],
  open(bind) {
    bindOldFinance(bind);
    return {};
  },
});
