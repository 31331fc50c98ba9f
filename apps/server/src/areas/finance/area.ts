import { defineArea } from '../../define-area.ts';
import { bindFinance } from './finance.routes.ts';

/** What the provider bills the store. */
export const finance = defineArea({
  name: 'finance',
  tables: ['invoices'],
  open(bind, services) {
    bindFinance(bind, services);
    return {};
  },
});
