import { defineArea } from '../../define-area.ts';
import { startFilling } from './facts/fill-facts.ts';
import { bindInsight } from './insight.routes.ts';

/** What happened and why: figures out of sums that follow the orders. */
export const insight = defineArea({
  name: 'insight',
  needs: ['clock', 'database', 'log', 'profiles', 'sales', 'system'],
  tables: ['order_facts', 'sales_counts', 'sales_customers', 'sales_days', 'sales_fills'],
  open(bind, services) {
    bindInsight(bind, services);
    return { readers: [services.sales.reader], jobs: () => [startFilling(services)] };
  },
});
