import { defineArea } from '../../define-area.ts';
import { startFilling } from './facts/fill-facts.ts';

/** What happened and why: figures out of sums that follow the orders. */
export const insight = defineArea({
  name: 'insight',
  needs: ['database', 'log', 'profiles', 'sales', 'system'],
  tables: ['order_facts', 'sales_counts', 'sales_customers', 'sales_days', 'sales_fills'],
  open(_bind, services) {
    return { readers: [services.sales.reader], jobs: () => [startFilling(services)] };
  },
});
